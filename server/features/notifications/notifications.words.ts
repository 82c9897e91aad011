/** The words of the feature's own notifications. */
import type { Channel } from '#domain/notifications/kinds.ts';
import { formatDate } from '#domain/time/dates.ts';
import type { Notice } from './notifications.telling.usecases.ts';

const CHANNEL_NAMES = { sms: { th: 'SMS', en: 'SMS' }, email: { th: 'อีเมล', en: 'E-mail' } } as const;

type Outage = { channel: Channel; isDown: boolean; since: Date; at: Date };

/** For the super admins: a channel stopped working, or works again. Once each, however many messages wait. */
export function channelNotice({ channel, isDown, since, at }: Outage): Omit<Notice, 'recipients'> {
  const { th, en } = CHANNEL_NAMES[channel];
  return {
    kind: 'channel.down',
    onceKey: `${isDown ? 'down' : 'up'}:${channel}:${since.toISOString()}`,
    link: '/merchant/notifications/shop',
    at,
    words: isDown
      ? {
          th: {
            title: `ส่ง ${th} ไม่ได้`,
            body: `ส่ง ${th} ไม่ได้ตั้งแต่ ${formatDate(since, 'th', 'dayTime')} ระบบจะลองส่งใหม่เป็นระยะ ข้อความที่ค้างจะส่งเองเมื่อกลับมาใช้ได้`,
          },
          en: {
            title: `${en} cannot be sent`,
            body: `${en} has not worked since ${formatDate(since, 'en', 'dayTime')}. It is tried again and again; messages that wait are sent as soon as it works.`,
          },
        }
      : {
          th: {
            title: `${th} ใช้งานได้แล้ว`,
            body: `${th} ที่ส่งไม่ได้ตั้งแต่ ${formatDate(since, 'th', 'dayTime')} กลับมาใช้งานได้แล้ว และกำลังส่งข้อความที่ค้างอยู่`,
          },
          en: {
            title: `${en} works again`,
            body: `${en} did not work from ${formatDate(since, 'en', 'dayTime')} on. It works again, and the messages that waited are being sent.`,
          },
        },
  };
}
