/** Who started a run is told what came of it, wherever they are by then. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { EndedRun, RunKind } from '../../run-kinds.ts';
import { notify } from '../notifications/notifications.public.ts';

/** For the `finish` of a kind. */
export async function tellMaker(
  deps: Dependencies,
  tx: TenantTransaction,
  { run, kind }: { run: EndedRun; kind: Pick<RunKind, 'title' | 'sheet'> },
): Promise<void> {
  const { tenantId, runId, userId, endedAt } = run;
  const outcome = outcomeOf(run, kind.sheet !== undefined);
  await notify(deps, tx, tenantId, [
    {
      kind: 'run.ended',
      recipients: [userId],
      onceKey: runId,
      link: '/merchant/runs',
      at: endedAt,
      words: {
        th: { title: kind.title(run, 'th'), body: outcome.th },
        en: { title: kind.title(run, 'en'), body: outcome.en },
      },
    },
  ]);
}

function outcomeOf({ state, done, failed, total }: EndedRun, makesTable: boolean) {
  if (state === 'stopped')
    return makesTable
      ? { th: 'หยุดแล้ว จึงไม่มีไฟล์', en: 'Stopped, so there is no file.' }
      : { th: `หยุดแล้ว สำเร็จ ${done} จาก ${total} รายการ`, en: `Stopped: ${done} of ${total} done.` };
  if (state === 'failed')
    return {
      th: `งานหยุดก่อนเสร็จ สำเร็จ ${done} จาก ${total} รายการ`,
      en: `Ended early: ${done} of ${total} done.`,
    };
  if (makesTable && failed === 0) return { th: 'ไฟล์พร้อมดาวน์โหลดแล้ว', en: 'The file is ready to download.' };
  if (failed === 0) return { th: `สำเร็จทั้งหมด ${total} รายการ`, en: `All ${total} done.` };
  return {
    th: `สำเร็จ ${done} จาก ${total} รายการ ไม่สำเร็จ ${failed} รายการ`,
    en: `${done} of ${total} done, ${failed} failed.`,
  };
}
