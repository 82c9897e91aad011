/** Banners, news and pages as their lists show them, as tables (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment, wordsOf } from '../runs/runs.public.ts';
import { listWork } from './merchant-content.usecases.ts';

const stateWord = wordsOf({
  draft: { th: 'แบบร่าง', en: 'Draft' },
  planned: { th: 'ตั้งเวลาไว้', en: 'Planned' },
  failed: { th: 'เผยแพร่ไม่สำเร็จ', en: 'Not published' },
  shown: { th: 'แสดงอยู่', en: 'Shown' },
  ended: { th: 'สิ้นสุดแล้ว', en: 'Ended' },
  off: { th: 'ปิดอยู่', en: 'Off' },
});
const LISTS = [
  { list: 'banners', kind: 'B', title: { th: 'ส่งออกแบนเนอร์', en: 'Export of banners' } },
  { list: 'news', kind: 'N', title: { th: 'ส่งออกข่าวสาร', en: 'Export of news' } },
  { list: 'contentPages', kind: 'C', title: { th: 'ส่งออกหน้าของร้าน', en: 'Export of pages' } },
] as const;

export function defineContentExports(deps: Dependencies): void {
  for (const { list, kind, title } of LISTS)
    defineListExport<'merchantContents', CallAnswer<'merchantContents'>['Data'][number]>(deps, {
      list,
      call: 'merchantContents',
      title,
      columns: [
        column('รหัส', 'Code', (row) => row.Code),
        column('ชื่อ', 'Name', (row) => row.Name),
        column('สถานะ', 'State', (row, language) => stateWord(row.State, language)),
        column('มีการแก้ไขที่ยังไม่เผยแพร่', 'Has changes', (row) => (row.HasChanges ? 'Y' : 'N')),
        column('ยังไม่มีภาษาอังกฤษ', 'Lacks English', (row) => (row.LacksEnglish ? 'Y' : 'N')),
        column('ศูนย์', 'Center', (row) => row.SaleUnit),
        column('ลิงก์', 'Link', (row) => row.Link),
        column('เริ่มแสดง', 'Begins', (row) => moment(row.Begins), 'moment'),
        column('สิ้นสุด', 'Ends', (row) => moment(row.Ends), 'moment'),
        column('รุ่นถัดไปเริ่มเมื่อ', 'Next version from', (row) => moment(row.Planned), 'moment'),
      ],
      read: (context, { query }) => listWork(deps, context, { ...query, kind }),
    });
}
