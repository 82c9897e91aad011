/** The display groups that a list shows, as a table (R-47y). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport } from '../runs/runs.public.ts';
import { listGroups } from './merchant-groups.usecases.ts';

export const defineGroupsExport = (deps: Dependencies): void =>
  defineListExport<'merchantGroups', CallAnswer<'merchantGroups'>['Data'][number]>(deps, {
    list: 'groups',
    call: 'merchantGroups',
    title: { th: 'ส่งออกกลุ่มสินค้าหน้าร้าน', en: 'Export of display groups' },
    columns: [
      column('รหัส', 'Code', ({ Id }) => Id),
      column('ตำแหน่งที่แสดง', 'Shown in', ({ GroupType }) => GroupType),
      column('ชื่อภาษาไทย', 'Thai name', ({ NameTh }) => NameTh),
      column('ชื่อภาษาอังกฤษ', 'English name', ({ NameEn }) => NameEn),
      column('แสดงให้ผู้ซื้อเห็น', 'Shown to buyers', ({ Active }) => Active),
      column('ตามเงื่อนไข', 'By a rule', ({ ByRule }) => ByRule),
      // As the list counts them: 1001 is more than a thousand.
      column('จำนวนสินค้า (สูงสุด 1,001)', 'Products (1,001 at most)', ({ Count }) => Count),
    ],
    read: (context, { query }) => listGroups(deps, context, query),
  });
