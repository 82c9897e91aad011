/** What the number before is told, in both languages: its owner may not have asked for it. */
export const mobileChangedWords = (shop: string, end: string) => ({
  th: `${shop}: เปลี่ยนเบอร์มือถือของบัญชีคุณเป็นเบอร์ลงท้าย ${end} แล้ว หากคุณไม่ได้เป็นผู้เปลี่ยน กรุณาติดต่อร้าน`,
  en: `${shop}: the mobile number of your account is now the one ending in ${end}. If you did not change it, please contact the shop.`,
});
