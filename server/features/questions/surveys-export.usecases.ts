/** The surveys and groups of questions that a list shows, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, wordsOf } from '../runs/runs.public.ts';
import { listSets } from './question-sets.usecases.ts';

const kindWord = wordsOf({
  group: { th: 'คำถามในโปรไฟล์', en: 'Questions of the profile' },
  survey: { th: 'แบบสำรวจ', en: 'Survey' },
});
const stateWord = wordsOf({
  draft: { th: 'แบบร่าง', en: 'Draft' },
  published: { th: 'เผยแพร่แล้ว', en: 'Published' },
  changed: { th: 'มีการแก้ไข', en: 'Changed' },
  closed: { th: 'ปิดแล้ว', en: 'Closed' },
});

export const defineSurveysExport = (deps: Dependencies): void =>
  defineListExport<'questionSets', CallAnswer<'questionSets'>['Data'][number]>(deps, {
    list: 'surveys',
    call: 'questionSets',
    title: { th: 'ส่งออกแบบสำรวจ', en: 'Export of surveys' },
    columns: [
      column('ชื่อ', 'Name', (row) => row.Name),
      column('ประเภท', 'Kind', (row, language) => kindWord(row.Kind, language)),
      column('สถานะ', 'State', (row, language) => stateWord(row.State, language)),
      column('จำนวนคำถาม', 'Questions', (row) => row.Questions),
      column('รุ่นที่เผยแพร่', 'Published version', (row) => row.VersionNo),
    ],
    read: (context, { query }) => listSets(deps, context, query),
  });
