import type { PetReminderKind } from '#domain/pets/pets.ts';
import { wallTime } from '#domain/time/dates.ts';
import type { Notice } from '../notifications/notifications.public.ts';

/** The day in Bangkok, YYYY-MM-DD. */
export const todayOf = (at: Date): string => wallTime(at).slice(0, 10);

const WHAT: Record<PetReminderKind, { th: string; en: string }> = {
  vaccination: { th: 'ฉีดวัคซีน', en: 'a vaccination' },
  deworming: { th: 'ถ่ายพยาธิ', en: 'deworming' },
  fleaTick: { th: 'หยดยากำจัดเห็บหมัด', en: 'flea and tick treatment' },
  checkup: { th: 'ตรวจสุขภาพ', en: 'a check-up' },
  grooming: { th: 'อาบน้ำตัดขน', en: 'grooming' },
  food: { th: 'ซื้ออาหาร', en: 'buying food' },
};

/** What a person is told on the day. */
export const reminderWords = (petName: string, kind: PetReminderKind): Notice['words'] => ({
  th: {
    title: `ถึงเวลา${WHAT[kind].th}ของ ${petName}`,
    body: `วันนี้ครบกำหนด${WHAT[kind].th}ของ ${petName} ตามที่คุณตั้งเตือนไว้`,
  },
  en: {
    title: `Time for ${WHAT[kind].en}: ${petName}`,
    body: `You asked to be reminded today of ${WHAT[kind].en} for ${petName}.`,
  },
});
