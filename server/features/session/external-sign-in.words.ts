/** What the owner of a number is told when an account elsewhere was linked by it. */
export const identityLinkedWords = (shop: string) => ({
  th: `${shop}: บัญชีของคุณเชื่อมกับการเข้าสู่ระบบผ่านผู้ให้บริการภายนอกแล้ว หากคุณไม่ได้ทำรายการ กรุณาติดต่อร้าน`,
  en: `${shop}: your account can now be entered through another sign-in provider. If this was not you, please contact the shop.`,
});
