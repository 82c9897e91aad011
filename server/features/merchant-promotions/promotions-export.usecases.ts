/** The promotions that a list shows, as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, wordsOf } from '../runs/runs.public.ts';
import { listOfPromotions } from './merchant-promotions.usecases.ts';

const statusWord = wordsOf({
  CURRENT: { th: 'กำลังใช้งาน', en: 'Running' },
  SOON: { th: 'ยังไม่เริ่ม', en: 'Soon' },
  EXPIRED: { th: 'หมดอายุ', en: 'Expired' },
  DISABLE: { th: 'ปิดใช้งาน', en: 'Disabled' },
  UNKNOWN: { th: 'ไม่ทราบ', en: 'Unknown' },
});
const kindWord = wordsOf({
  DiscountValue: { th: 'ลดเป็นบาท', en: 'Baht off' },
  DiscountPercent: { th: 'ลดเป็นเปอร์เซ็นต์', en: 'Percent off' },
  FreeItem: { th: 'ของแถม', en: 'Free items' },
  HotDeal: { th: 'ดีลเด็ด', en: 'Hot deal' },
});
const triggerWord = wordsOf({
  automatic: { th: 'อัตโนมัติ', en: 'By itself' },
  coupon: { th: 'คูปอง', en: 'Coupon' },
  code: { th: 'โค้ด', en: 'Code' },
});

export const definePromotionsExport = (deps: Dependencies): void =>
  defineListExport<'promotionList', CallAnswer<'promotionList'>['Data'][number]>(deps, {
    list: 'promotions',
    call: 'promotionList',
    title: { th: 'ส่งออกโปรโมชั่น', en: 'Export of promotions' },
    columns: [
      column('รหัส', 'Code', (row) => row.PromotionId),
      column('ชื่อ', 'Name', (row) => row.PromotionName),
      column('ชื่อภาษาอังกฤษ', 'English name', (row) => row.PromotionNameEn),
      column('สถานะ', 'State', (row, language) => statusWord(row.Status, language)),
      column('ประเภท', 'Kind', (row, language) => kindWord(row.Kind, language)),
      column('ใช้โดย', 'Used by', (row, language) => triggerWord(row.Trigger, language)),
      column('วันเริ่ม', 'First day', (row) => row.DateBegin),
      column('เวลาเริ่ม', 'From', (row) => row.DateBeginT),
      column('วันสิ้นสุด', 'Last day', (row) => row.DateEnd),
      column('เวลาสิ้นสุด', 'Until', (row) => row.DateEndT),
      column('ลำดับ', 'Priority', (row) => row.Priority),
      column('ศูนย์', 'Centers', ({ CenterList, Centers }, language) =>
        CenterList === 'All' ? (language === 'th' ? 'ทุกศูนย์' : 'All') : Centers.join(', '),
      ),
      column('รายละเอียด', 'Remark', (row) => row.PromotionRemark),
    ],
    // This list, and no other, counts the rows that it has answered.
    read: async (context, { query }) => {
      const { after, take } = query as { after?: string; take?: number };
      const Take = take ?? query.Take;
      const Skip = Number(after ?? 0);
      const { Data } = await listOfPromotions(deps, context, { ...query, Skip, Take });
      return { Data, Next: Data.length < Take ? null : String(Skip + Take) };
    },
  });
