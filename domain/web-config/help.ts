import type { WebConfigKey } from './registry.ts';

/** One line of help for every setting. For staff pages and documents only: the storefront never loads it. */
export const webConfigHelp: Record<WebConfigKey, { th: string; en: string }> = {
  BRAND_COLOR: {
    th: 'สีหลักของร้าน ใช้กับปุ่ม ลิงก์ และแถบเมนู',
    en: 'The main colour of the shop: buttons, links and menus',
  },
  LOGO_URL: { th: 'ที่อยู่รูปโลโก้ร้าน', en: 'Address of the shop logo' },
  SHOP_NAME_TH: { th: 'ชื่อร้านภาษาไทย', en: 'Shop name in Thai' },
  SHOP_NAME_EN: { th: 'ชื่อร้านภาษาอังกฤษ', en: 'Shop name in English' },

  GUEST_MODE_ENABLED: {
    th: 'ให้ผู้เยี่ยมชมดูร้านได้โดยไม่ต้องเข้าสู่ระบบ',
    en: 'Visitors may look around without signing in',
  },
  GUEST_CATALOG_PRICE_ENABLED: {
    th: 'แสดงราคาสินค้าให้ผู้เยี่ยมชมที่ยังไม่เข้าสู่ระบบ',
    en: 'Visitors who have not signed in see prices',
  },
  REGISTER_ENABLED: { th: 'เปิดให้ลูกค้าใหม่สมัครสมาชิกเอง', en: 'New customers may register themselves' },
  PENDING_APPROVAL_REGISTER: {
    th: 'ลูกค้าใหม่ต้องรอเจ้าหน้าที่อนุมัติก่อนเข้าใช้งาน',
    en: 'New customers wait until staff approve them',
  },
  PASSWORD_LOGIN_ENABLED: { th: 'เข้าสู่ระบบด้วยรหัสผ่านได้', en: 'Customers may sign in with a password' },
  OTP_LOGIN_ENABLED: {
    th: 'เข้าสู่ระบบด้วยรหัส OTP ทาง SMS ได้',
    en: 'Customers may sign in with a one-time code by SMS',
  },

  HOME_MENU_ENABLED: { th: 'แสดงเมนูหน้าแรก', en: 'Show the home entry in the menus' },
  PRODUCT_MENU_ENABLED: { th: 'แสดงเมนูสินค้า', en: 'Show the products entry in the menus' },
  CART_MENU_ENABLED: { th: 'แสดงเมนูตะกร้า', en: 'Show the cart entry in the menus' },
  HISTORY_MENU_ENABLED: {
    th: 'แสดงเมนูประวัติการสั่งซื้อ (ลูกค้าที่เข้าสู่ระบบแล้ว)',
    en: 'Show the order history entry to signed-in customers',
  },
  CENTER_DIALOG_AT_START_ENABLED: {
    th: 'ถามศูนย์กระจายสินค้าเมื่อเข้าร้านครั้งแรก ถ้ามีหลายแห่ง',
    en: 'Ask for the distribution center on the first visit when there are several',
  },

  SEARCH_AUTOCOMPLETE_ENABLED: {
    th: 'แนะนำคำค้นหาระหว่างพิมพ์',
    en: 'Suggest products while the buyer types in the search box',
  },
  ADD_SMALLEST_PRICE_UNIT: {
    th: 'ปุ่มเพิ่มลงตะกร้าใช้หน่วยที่ราคาต่ำสุด (ปิด = หน่วยใหญ่สุด)',
    en: 'The add button takes the unit with the lowest price (off: the biggest unit)',
  },
  OUT_OF_STOCK_DISABLE_ENABLED: {
    th: 'ไม่ให้สั่งสินค้าที่หมดสต็อก',
    en: 'Products without stock cannot be ordered',
  },
  STOCK_ITEM_CHECK_ENABLED: {
    th: 'ตรวจสต็อกเฉพาะสินค้าที่นับสต็อก (ปิด = ตรวจทุกสินค้า)',
    en: 'Only stock items can be out of stock (off: every product)',
  },
  MINIMUM_STOCK_ENABLED: {
    th: 'แสดงว่า "เหลือน้อย" เมื่อสต็อกต่ำกว่าจำนวนขั้นต่ำ',
    en: 'Mark products as limited when stock is below the minimum',
  },
  MINIMUM_STOCK: {
    th: 'จำนวนชิ้นที่ถือว่าเหลือน้อยเมื่อต่ำกว่านี้',
    en: 'Stock in pieces below which a product counts as limited',
  },

  CHECKOUT_MINIMUM_VALUE: {
    th: 'ยอดสั่งซื้อขั้นต่ำ (บาท) 0 = ไม่กำหนด',
    en: 'Lowest order value in baht, 0 for none',
  },
  CHECKOUT_MAXIMUM_VALUE: {
    th: 'ยอดสั่งซื้อสูงสุด (บาท) 0 = ไม่กำหนด',
    en: 'Highest order value in baht, 0 for none',
  },
  CASH_ON_DELIVERY_ENABLED: { th: 'รับชำระเงินปลายทาง', en: 'Offer cash on delivery' },
  ORDER_CANCEL_ENABLED: {
    th: 'ให้ลูกค้ายกเลิกคำสั่งซื้อที่ยังรอดำเนินการ',
    en: 'Customers may cancel an order that still waits',
  },
  ORDER_CONFIRMATION_SMS_ENABLED: {
    th: 'ส่ง SMS ยืนยันให้ลูกค้าเมื่อสั่งซื้อสำเร็จ',
    en: 'Confirm a placed order to the customer by SMS',
  },
  DELIVERY_FEE: { th: 'ค่าจัดส่งต่อคำสั่งซื้อ (บาท)', en: 'Delivery fee of an order in baht' },
  FREE_DELIVERY_FROM: {
    th: 'ส่งฟรีเมื่อยอดสินค้าถึง (บาท) 0 = ไม่มีส่งฟรี',
    en: 'Goods value in baht from which delivery is free, 0 for never',
  },
  ORDER_ANNOUNCEMENT_BLACKOUT: {
    th: 'ช่วงวันที่แสดงประกาศเรื่องคำสั่งซื้อ รูปแบบ YYYYMMDD-YYYYMMDD',
    en: 'Days on which the order announcement shows, YYYYMMDD-YYYYMMDD',
  },
  DEFAULT_SALE_UNIT: {
    th: 'รหัสศูนย์กระจายสินค้าเริ่มต้นของผู้เยี่ยมชม',
    en: 'Code of the distribution center that visitors start with',
  },

  FOOTER_ABOUT_TH: { th: 'ข้อความแนะนำร้านท้ายหน้า ภาษาไทย', en: 'About text in the footer, Thai' },
  FOOTER_ABOUT_EN: { th: 'ข้อความแนะนำร้านท้ายหน้า ภาษาอังกฤษ', en: 'About text in the footer, English' },
  PRIVACY_POLICY_URL: { th: 'ลิงก์นโยบายความเป็นส่วนตัว', en: 'Link to the privacy policy' },
  SOCIAL_FACEBOOK_URL: { th: 'ลิงก์หน้า Facebook', en: 'Link to the Facebook page' },
  SOCIAL_LINE_URL: { th: 'ลิงก์บัญชี LINE Official', en: 'Link to the LINE Official Account' },
  SOCIAL_INSTAGRAM_URL: { th: 'ลิงก์หน้า Instagram', en: 'Link to the Instagram page' },
  BUSINESS_CERTIFICATE_URL: {
    th: 'รูปใบทะเบียนพาณิชย์ แสดงเป็นหน้าต่างท้ายหน้า',
    en: 'Picture of the business registration, shown from the footer',
  },
  COOKIE_CONSENT_ENABLED: { th: 'ถามความยินยอมการใช้คุกกี้', en: 'Ask for consent to cookies' },

  SMS_SENDER: { th: 'ชื่อผู้ส่ง SMS', en: 'Sender name of text messages' },
  SMS_GATEWAY_URL: { th: 'ที่อยู่ผู้ให้บริการ SMS', en: 'Address of the SMS provider' },
  SMS_GATEWAY_SECRET: { th: 'รหัสลับของผู้ให้บริการ SMS', en: 'Secret key for the SMS provider' },

  TENANT_BEHAVIOURS: {
    th: 'พฤติกรรมเฉพาะของบริษัท คั่นด้วยจุลภาค',
    en: 'Named behaviours of this company, separated by commas',
  },
};
