/**
 * What a code is sent for; it does nothing else, so that nobody can be talked out of a code that signs in and erase with it. Signing
 * in and registering are one: who asks does not know yet whether the shop knows the number.
 */
export type CodePurpose = 'entry' | 'proof' | 'number' | 'erasure';

type Parts = {
  shop: string;
  code: string;
  reference: string;
  purpose: CodePurpose | undefined;
  minutes: number;
};

/** The SMS with a one-time code, which says what it does. */
export function codeText({ shop, code, reference, purpose = 'entry', minutes }: Parts) {
  const what = {
    entry: { th: `รหัส OTP ของคุณคือ ${code}`, en: `your code is ${code}` },
    proof: { th: `รหัส OTP ยืนยันตัวตนคือ ${code}`, en: `your code to confirm it is you is ${code}` },
    number: { th: `รหัส OTP เปลี่ยนเบอร์มือถือคือ ${code}`, en: `your code to use this number is ${code}` },
    erasure: { th: `รหัส OTP ลบบัญชีถาวรคือ ${code}`, en: `your code to ERASE YOUR ACCOUNT is ${code}` },
  }[purpose];
  return {
    th: `${shop}: ${what.th} (Ref: ${reference}) ใช้ได้ภายใน ${minutes} นาที ห้ามบอกรหัสนี้แก่ผู้อื่น`,
    en: `${shop}: ${what.en} (Ref: ${reference}). It is valid for ${minutes} minutes. Tell it to nobody.`,
  };
}
