/** Who answered other words than today's is asked again: once for each wording, by the bell, and nothing waits for it. */
import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { notify } from '../notifications/notifications.public.ts';
import { findToAskAgain } from './consent.queries.ts';
import { currentWordings } from './consent.recording.usecases.ts';

const TOGETHER = 500;

const WORDS = {
  th: {
    title: 'ข้อความขอความยินยอมเปลี่ยนแปลง',
    body: 'ร้านปรับปรุงเอกสารเรื่องข้อมูลส่วนบุคคล โปรดอ่านและเลือกอีกครั้ง คุณสั่งซื้อได้ตามปกติ',
  },
  en: {
    title: 'What we ask your consent for has changed',
    body: 'Please read it and choose again. You can order as before.',
  },
};

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'jobs' | 'mail' | 'events'>;

/** Tells everybody of that shop who is to be asked again. */
export async function askAgain(deps: Needs, tenantId: string): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    // oxlint-disable-next-line no-await-in-loop -- a batch after the other
    after = await askSome(deps, tenantId, after);
  }
}

/** Returns the last of them, if there may be more. */
function askSome(deps: Needs, tenantId: string, after: string): Promise<string | undefined> {
  return deps.database.inTenant(tenantId, async (tx) => {
    const at = deps.clock();
    const wordingIds = Object.values(await currentWordings(tx, at)).map(({ id }) => id);
    const all = createHash('sha256').update(wordingIds.join()).digest('hex').slice(0, 16);
    const onceKey = `consent:${all}`;
    const recipients = await findToAskAgain(tx, { wordingIds, onceKey, after, most: TOGETHER });
    if (recipients.length > 0)
      await notify(deps, tx, tenantId, [
        {
          kind: 'consent.changed',
          recipients,
          onceKey,
          words: WORDS,
          link: '/pdpa',
          replaces: 'consent',
          at,
        },
      ]);
    return recipients.length === TOGETHER ? recipients.at(-1) : undefined;
  });
}

export function defineConsentAsking(deps: Dependencies): void {
  repeatForTenants(deps, 'consent-asking', {
    cron: '17 * * * *',
    work: (tenantId) => askAgain(deps, tenantId),
  });
}
