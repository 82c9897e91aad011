/** Reminders of pets: told in the morning of their day, once. */
import { nextReminder } from '#domain/pets/pets.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { notify, type Notice } from '../notifications/notifications.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { moveReminders, takeDueReminders, type DueReminder } from './pets.queries.ts';
import { reminderWords, todayOf } from './pets.rules.ts';

const TOGETHER = 200;
/** Hours of the day: what was missed while nothing ran is told later the same day, and nobody is woken. */
const BY_DAY = '5 9-19 * * *';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'jobs' | 'mail' | 'events' | 'cache'>;

/** Tells everybody of that shop whose day has come; returns how many reminders that were. */
export async function remindOfPets(deps: Needs, tenantId: string): Promise<number> {
  if (!(await webConfigOf(deps, tenantId)).get('PET_INFORMATION_ENABLED')) return 0;
  let told = 0;
  for (let taken = TOGETHER; taken === TOGETHER; told += taken) {
    // oxlint-disable-next-line no-await-in-loop -- a batch after the other
    taken = await remindSome(deps, tenantId);
  }
  return told;
}

function remindSome(deps: Needs, tenantId: string): Promise<number> {
  return deps.database.inTenant(tenantId, async (tx) => {
    const at = deps.clock();
    const today = todayOf(at);
    const due = await takeDueReminders(tx, { today, most: TOGETHER });
    if (due.length === 0) return 0;
    await notify(
      deps,
      tx,
      tenantId,
      due.map((reminder) => noticeOf(reminder, at)),
    );
    const moves = due.map((reminder) => ({
      petId: reminder.petId,
      no: reminder.no,
      next: nextReminder(reminder, today),
    }));
    await moveReminders(tx, moves);
    return due.length;
  });
}

const noticeOf = ({ petId, kind, day, profileCode, petName }: DueReminder, at: Date): Notice => ({
  kind: 'pet.reminder',
  recipients: [profileCode],
  onceKey: `pet:${petId}:${kind}:${day}`,
  words: reminderWords(petName, kind),
  link: '/profile/petInformation',
  at,
});

export function definePetReminders(deps: Dependencies): void {
  repeatForTenants(deps, 'pet-reminders', {
    cron: BY_DAY,
    work: (tenantId) => remindOfPets(deps, tenantId),
  });
}
