import type { Messages, Translated } from '../../i18n/namespaces.ts';

export default {
  title: 'ลูกค้าใหม่',
  link: 'ลูกค้าใหม่รออนุมัติ',
  tabs: 'การสมัคร',
  tab: { waiting: 'รออนุมัติ', refused: 'ไม่อนุมัติ' },
  none: { waiting: 'ไม่มีลูกค้าที่รออนุมัติ', refused: 'ไม่มีลูกค้าที่ไม่ได้รับอนุมัติ' },
  noRight: 'ตำแหน่งของคุณยังอนุมัติลูกค้าไม่ได้ กรุณาติดต่อผู้ดูแลระบบสูงสุด',
  failed: 'โหลดรายการไม่สำเร็จ',
  retry: 'ลองอีกครั้ง',
  more: 'ดูเพิ่ม',
  registeredAt: 'สมัครเมื่อ {at}',
  refusedAt: 'ไม่อนุมัติเมื่อ {at}:',
  approve: 'อนุมัติ',
  approved: '{name} สั่งซื้อได้แล้ว',
  refuse: 'ไม่อนุมัติ',
  refuseTitle: 'ไม่อนุมัติ {name}',
  reason: 'เหตุผล',
  reasonHint: 'ลูกค้าจะเห็นข้อความนี้',
  reasonMissing: 'กรอกเหตุผล',
  refused: 'ไม่อนุมัติ {name} และแจ้งเหตุผลให้ลูกค้าแล้ว',
} satisfies Translated<Messages['merchantRegistrations']>;
