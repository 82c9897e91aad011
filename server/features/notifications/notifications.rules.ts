/** How a notification reads as an SMS and as an e-mail, and when a channel is tried again. */
import {
  notificationKinds,
  type NotificationKind,
  type NotificationKindName,
} from '#domain/notifications/kinds.ts';
import type { Language } from '../../http/messages.ts';

export type Written = { kind: string; title: string; body: string; link: string; language: Language };
/** The shop as its messages name it. */
export type Sender = { name: string; origin: string };

const addressOf = ({ origin }: Sender, { language, link }: Pick<Written, 'language' | 'link'>): string =>
  `${origin}${language === 'en' ? '/en' : ''}${link}`;

/** In one line: an SMS costs by its length. */
export function smsOf(sender: Sender, written: Written): string {
  const kind: NotificationKind | undefined = notificationKinds[written.kind as NotificationKindName];
  const way = kind?.linkInSms && written.link !== '' ? [addressOf(sender, written)] : [];
  return [`${sender.name}: ${written.body}`, ...way].join(' ');
}

const MAIL_WORDS = {
  th: { open: 'ดูรายละเอียด', choose: 'เลือกว่าจะรับการแจ้งเตือนใดบ้าง' },
  en: { open: 'See the details', choose: 'Choose what you are notified of' },
} as const;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export type Mail = { subject: string; text: string; html: string };

/** As text and as HTML without pictures, so that nothing is loaded and nobody is followed. */
export function mailOf(sender: Sender, written: Written, settingsPath: string): Mail {
  const { title, body, link, language } = written;
  const words = MAIL_WORDS[language];
  const way = link === '' ? undefined : addressOf(sender, written);
  const choose = addressOf(sender, { language, link: settingsPath });
  const text = [
    body,
    ...(way ? [`${words.open}: ${way}`] : []),
    `${sender.name}\n${words.choose}: ${choose}`,
  ];
  const button = way
    ? `<p><a href="${escaped(way)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2937;color:#fff;text-decoration:none">${words.open}</a></p>`
    : '';
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font:16px/1.6 sans-serif;color:#1f2937;max-width:36rem;margin:0 auto;padding:16px">
<h1 style="font-size:20px;margin:0 0 12px">${escaped(title)}</h1><p>${escaped(body)}</p>${button}
<p style="font-size:13px;color:#6b7280">${escaped(sender.name)} · <a href="${escaped(choose)}" style="color:#6b7280">${words.choose}</a></p></body></html>`;
  return { subject: title, text: text.join('\n\n'), html };
}

/** Failures in a row, of whatever message, after which the channel counts as down. */
export const DOWN_AFTER = 3;
const FIRST_MS = 10_000;
const LONGEST_MS = 15 * 60_000;

/** How long to wait after that many failures in a row: 10 s, 20 s, 40 s and so on, 15 minutes at most. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_MS * 2 ** Math.min(failures - 1, 20), LONGEST_MS);

/** `081•••0001` */
export const hiddenMobile = (mobile: string): string =>
  mobile.length < 8 ? '•••' : `${mobile.slice(0, 3)}•••${mobile.slice(-4)}`;

/** `s•••@example.com` */
export const hiddenEmail = (email: string): string =>
  `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
