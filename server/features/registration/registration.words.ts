/** What staff and newcomers are told of a registration. */
import type { Notice } from '../notifications/notifications.public.ts';

type Waiting = {
  customerCode: string;
  name: string;
  recipients: readonly string[];
  at: Date;
  /** Corrected after a refusal. */
  isAgain?: boolean;
};

export const waitingNotice = ({ customerCode, name, recipients, at, isAgain = false }: Waiting): Notice => ({
  kind: 'registration.waiting',
  recipients,
  onceKey: `registration:${customerCode}${isAgain ? `:again:${at.toISOString()}` : ''}`,
  link: '/merchant/customer/waiting',
  at,
  words: isAgain
    ? {
        th: { title: 'ลูกค้าแก้ไขใบสมัครแล้ว', body: `${name} แก้ไขข้อมูลและส่งใบสมัครอีกครั้ง รอการอนุมัติ` },
        en: {
          title: 'A registration was sent again',
          body: `${name} has corrected the registration and waits for approval.`,
        },
      }
    : {
        th: { title: 'ลูกค้าใหม่รออนุมัติ', body: `${name} สมัครเป็นลูกค้าและรอการอนุมัติ` },
        en: { title: 'A new customer waits', body: `${name} has registered and waits for approval.` },
      },
});

type Decided = {
  customerCode: string;
  isApproved: boolean;
  reason: string;
  recipients: readonly string[];
  at: Date;
};

export const decidedNotice = ({ customerCode, isApproved, reason, recipients, at }: Decided): Notice => ({
  kind: 'registration.decided',
  recipients,
  onceKey: `registration:${customerCode}:${at.toISOString()}`,
  link: isApproved ? '/login' : '/pendingApproval',
  at,
  words: isApproved
    ? {
        th: { title: 'อนุมัติการสมัครแล้ว', body: 'การสมัครของคุณได้รับการอนุมัติแล้ว เข้าสู่ระบบและสั่งซื้อได้เลย' },
        en: {
          title: 'Registration approved',
          body: 'Your registration is approved. You can log in and order.',
        },
      }
    : {
        th: { title: 'การสมัครไม่ผ่านการอนุมัติ', body: `การสมัครของคุณไม่ผ่านการอนุมัติ: ${reason}` },
        en: { title: 'Registration not approved', body: `Your registration was not approved: ${reason}` },
      },
});
