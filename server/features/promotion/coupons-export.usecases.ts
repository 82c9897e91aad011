/** The coupons of a customer as a table (R-47z). */
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { column, defineListExport, moment, wordsOf } from '../runs/runs.public.ts';
import { couponsOfCustomer } from './coupon-issue.usecases.ts';

const stateWord = wordsOf({
  unused: { th: 'ใช้ได้', en: 'Can be used' },
  soon: { th: 'ยังไม่เริ่ม', en: 'Soon' },
  used: { th: 'ใช้แล้ว', en: 'Used' },
  usedUp: { th: 'สิทธิ์หมด', en: 'Used up' },
  stopped: { th: 'หยุดใช้', en: 'Stopped' },
  expired: { th: 'หมดอายุ', en: 'Expired' },
});

export const defineCouponsExport = (deps: Dependencies): void =>
  defineListExport<'couponsOfCustomer', CallAnswer<'couponsOfCustomer'>['coupons'][number]>(deps, {
    list: 'coupons',
    call: 'couponsOfCustomer',
    title: { th: 'ส่งออกคูปองของลูกค้า', en: 'Export of a customer’s coupons' },
    columns: [
      column('รหัสคูปอง', 'Coupon', (row) => row.couponid),
      column('รหัสโปรโมชั่น', 'Promotion code', (row) => row.PromotionId),
      column('โปรโมชั่น', 'Promotion', (row) => row.PromotionName),
      column('สถานะ', 'State', (row, language) => stateWord(row.State, language)),
      column('จำนวน', 'Count', (row) => row.Count),
      column('เริ่ม', 'From', (row) => moment(row.DateBegin), 'moment'),
      column('สิ้นสุด', 'Until', (row) => moment(row.DateEnd), 'moment'),
      column('คำสั่งซื้อ', 'Order', (row) => row.OrderID),
      column('ใช้เมื่อ', 'Used at', (row) => moment(row.UsedAt), 'moment'),
    ],
    read: async (context, { params }) => ({ Data: (await couponsOfCustomer(deps, context, params)).coupons }),
  });
