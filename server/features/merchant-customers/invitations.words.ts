/** What who is invited reads. */
import type { Notice } from '../notifications/notifications.public.ts';

export const invitationPath = (token: string): string => `/login?invite=${token}`;

type Invited = { token: string; profileCode: string; at: Date };

export const invitationNotice = ({ token, profileCode, at }: Invited): Notice => ({
  kind: 'account.invitation',
  recipients: [profileCode],
  onceKey: `invitation:${token}`,
  link: invitationPath(token),
  at,
  words: {
    th: { title: 'บัญชีของคุณพร้อมใช้งาน', body: 'ร้านเปิดบัญชีให้คุณแล้ว เข้าสู่ระบบด้วยเบอร์นี้เพื่อสั่งซื้อ' },
    en: {
      title: 'Your account is ready',
      body: 'The shop has an account for you. Log in with this number to order.',
    },
  },
});
