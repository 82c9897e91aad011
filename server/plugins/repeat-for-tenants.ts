import type { Dependencies } from '../dependencies.ts';

type Needs = Pick<Dependencies, 'jobs' | 'tenants' | 'onProblem'>;
type Round = {
  /** A line of cron, by the clock of Bangkok. */
  cron: string;
  work: (tenantId: string) => Promise<unknown>;
};

/**
 * Work by the clock for each tenant, one after the other, once across all processes (`jobs.repeat`). What fails for one tenant
 * is reported and does not stop the others.
 */
export function repeatForTenants({ jobs, tenants, onProblem }: Needs, queue: string, round: Round): void {
  jobs.repeat(queue, round.cron, async () => {
    for (const { tenantId } of tenants.all()) await round.work(tenantId).catch(onProblem);
  });
}
