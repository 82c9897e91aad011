/** What an erased customer is told, in both languages. */
export const erasedWords = (shop: string) => ({
  th: {
    subject: `${shop}: ลบบัญชีของคุณแล้ว`,
    text: `${shop}: ลบบัญชีและข้อมูลของคุณแล้ว ร้านเก็บไว้เฉพาะข้อมูลที่แจ้งไว้ก่อนลบ หากคุณไม่ได้เป็นผู้ขอ กรุณาติดต่อร้าน`,
  },
  en: {
    subject: `${shop}: your account is erased`,
    text: `${shop}: your account and data are erased. Only what you were told beforehand is kept. If you did not ask for this, please contact the shop.`,
  },
});
