/** What the super admin and applicants are told. */
import type { ApplicationState } from '#domain/access/merchant-application.ts';
import type { Language } from '../../http/messages.ts';
import type { Notice } from '../notifications/notifications.public.ts';

type Waiting = { code: string; name: string; recipients: readonly string[]; at: Date };

export const waitingNotice = ({ code, name, recipients, at }: Waiting): Notice => ({
  kind: 'application.waiting',
  recipients,
  onceKey: `application:${code}`,
  link: `/merchant/application/${code}`,
  at,
  words: {
    th: { title: 'มีผู้สมัครเป็นผู้ขาย', body: `${name} สมัครเป็นผู้ขายและรอการอนุมัติ` },
    en: {
      title: 'A merchant has applied',
      body: `${name} wants to sell for the shop and waits for approval.`,
    },
  },
});

/** What `registerMerchant` answers with. */
export const REGISTERED: Record<'waiting' | 'approved', Record<Language, string>> = {
  waiting: {
    th: 'ส่งใบสมัครแล้ว รอผู้ดูแลระบบอนุมัติ',
    en: 'Your application was sent and waits for approval',
  },
  approved: { th: 'สมัครเรียบร้อย', en: 'You are registered' },
};

const DECIDED: Record<Exclude<ApplicationState, 'waiting'>, Record<Language, (shop: string) => string>> = {
  approved: {
    th: (shop) => `${shop}: ใบสมัครผู้ขายของคุณได้รับอนุมัติแล้ว เข้าสู่ระบบด้วยเบอร์มือถือนี้ที่`,
    en: (shop) => `${shop}: your application as a merchant is approved. Sign in with this number at`,
  },
  refused: {
    th: (shop) => `${shop}: ใบสมัครผู้ขายของคุณไม่ผ่านการอนุมัติ ดูเหตุผลที่`,
    en: (shop) => `${shop}: your application as a merchant was not approved. The reason is at`,
  },
};

type Decided = { shop: string; origin: string; language: Language; state: 'approved' | 'refused' };

/** The SMS, with the way to what it tells. */
export function decidedText({ shop, origin, language, state }: Decided): string {
  const path = state === 'approved' ? '/merchant/login' : '/merchant/register/success';
  return `${DECIDED[state][language](shop)} ${origin}${language === 'en' ? '/en' : ''}${path}`;
}
