/** Who is told how far a run is: the person who started it. */
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { roomName } from '../../rooms.ts';

const makerRoom = (tenantId: string, userId: string) => roomName('runs', tenantId, userId);

/** Call after the commit. */
export function tellRun(
  { events }: Pick<Dependencies, 'events'>,
  { tenantId, userId, runId }: { tenantId: string; userId: string; runId: string },
): void {
  events.publish({
    live: { event: 'run', rooms: [makerRoom(tenantId, userId)], data: { RunId: runId } },
  });
}

export const roomsOfRuns = async ({ tenantId, kind, userId }: Visitor): Promise<string[]> =>
  kind === 'staff' ? [makerRoom(tenantId, userId)] : [];
