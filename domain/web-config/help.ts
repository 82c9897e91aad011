import { paymentHelp } from './payment-help.ts';
import type { WebConfigKey } from './registry.ts';

/** One line of help for every setting. For staff pages and documentation only: the storefront never loads it. */
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
  SALESMAN_LOGIN_ENABLED: {
    th: 'แสดงทางเข้าสู่ระบบของพนักงานขายที่แถบด้านบนของร้าน',
    en: "The shop's top bar has a way in for salesmen",
  },
  PENDING_APPROVAL_REGISTER: {
    th: 'ลูกค้าใหม่ต้องรอเจ้าหน้าที่อนุมัติก่อนเข้าใช้งาน',
    en: 'New customers wait until staff approve them',
  },
  REGISTER_REQUIRED_FIELDS: {
    th: 'ข้อมูลที่ลูกค้าใหม่ต้องกรอก คั่นด้วยจุลภาค: password (รหัสผ่าน), email (อีเมล), taxNumber (เลขประจำตัวผู้เสียภาษี), identity (เอกสารยืนยันตัวตน), address (ที่อยู่) ส่วนชื่อ เบอร์มือถือ และศูนย์ต้องกรอกเสมอ',
    en: 'What new customers must fill in, apart by commas: password, email, taxNumber, identity, address. Name, mobile number and center are always needed',
  },
  REGISTER_TAX_NUMBER_ENABLED: {
    th: 'ถามเลขประจำตัวผู้เสียภาษีของลูกค้าใหม่ตอนสมัคร',
    en: 'New customers are asked for their tax number',
  },
  REGISTER_IDENTITY_ENABLED: {
    th: 'ให้ลูกค้าใหม่แนบเอกสารยืนยันตัวตนตอนสมัคร',
    en: 'New customers may attach an identity document',
  },
  REGISTER_IDENTITY_KEPT_DAYS: {
    th: 'เก็บเอกสารยืนยันตัวตนไว้กี่วันหลังพิจารณาการสมัคร (หรือหลังส่งเอกสาร หากยังไม่ได้พิจารณา) แล้วลบทิ้ง',
    en: 'For how many days after the decision, or after it was sent where nothing is decided, an identity document is kept; then it is deleted',
  },
  REGISTER_MERCHANT_ENABLED: {
    th: 'เปิดให้ผู้ขายรายใหม่สมัครเองที่หน้าหลังร้าน',
    en: 'New merchants may register themselves',
  },
  REGISTER_MERCHANT_APPROVAL_ENABLED: {
    th: 'ผู้ขายที่สมัครเองต้องรอผู้ดูแลระบบสูงสุดอนุมัติก่อน หากปิด ผู้สมัครจะได้ศูนย์ใหม่และเข้าใช้งานหลังร้านได้ทันทีโดยไม่มีใครตรวจสอบ',
    en: 'Merchants who register wait for the super admin. Off, whoever registers has a new center and is signed in as its staff at once, without anybody looking',
  },
  REGISTER_MERCHANT_KEPT_DAYS: {
    th: 'เก็บสำเนาบัตรประชาชนของผู้สมัครเป็นผู้ขาย และใบสมัครที่ไม่ได้รับอนุมัติ ไว้กี่วันหลังพิจารณา (หรือหลังสมัคร หากยังไม่ได้พิจารณา) แล้วลบทิ้ง',
    en: 'For how many days after the decision, or after it was sent where nothing is decided, the identity card of an applicant and an application that was not approved are kept; then they are deleted',
  },
  PASSWORD_LOGIN_ENABLED: { th: 'เข้าสู่ระบบด้วยรหัสผ่านได้', en: 'Customers may sign in with a password' },
  OTP_LOGIN_ENABLED: {
    th: 'เข้าสู่ระบบด้วยรหัส OTP ทาง SMS ได้',
    en: 'Customers may sign in with a one-time code by SMS',
  },

  OIDC_LOGIN_ENABLED: {
    th: 'เข้าสู่ระบบด้วยบัญชีของผู้ให้บริการ OpenID Connect ได้ (เมื่อตั้งค่าผู้ให้บริการครบแล้ว)',
    en: 'Customers may sign in through the OpenID Connect provider, once that is set',
  },
  OIDC_NAME: {
    th: 'ชื่อผู้ให้บริการ OpenID Connect ที่แสดงบนปุ่มเข้าสู่ระบบ',
    en: 'Name of the OpenID Connect provider on the sign-in button',
  },
  PARTNER_LOGIN_ENABLED: {
    th: 'รับลูกค้าที่ส่งต่อมาจากแอปหรือเว็บของพาร์ตเนอร์ ด้วยตั๋วที่ลงนามแล้ว (เมื่อตั้งค่าพาร์ตเนอร์ครบแล้ว)',
    en: "Customers come in from a partner's app or site by its signed ticket, once the partner is set",
  },

  HOME_MENU_ENABLED: { th: 'แสดงเมนูหน้าแรก', en: 'Show the home entry in the menus' },
  PRODUCT_MENU_ENABLED: { th: 'แสดงเมนูสินค้า', en: 'Show the products entry in the menus' },
  CART_MENU_ENABLED: { th: 'แสดงเมนูตะกร้า', en: 'Show the cart entry in the menus' },
  HISTORY_MENU_ENABLED: {
    th: 'แสดงเมนูประวัติการสั่งซื้อ (ลูกค้าที่เข้าสู่ระบบแล้ว)',
    en: 'Show the order history entry to signed-in customers',
  },
  HOW_TO_ORDER_MENU_ENABLED: { th: 'แสดงเมนูวิธีสั่งซื้อ', en: 'Show the entry on how to order' },
  FAQ_MENU_ENABLED: { th: 'แสดงเมนูคำถามที่พบบ่อย', en: 'Show the entry with frequent questions' },
  CONTACT_MENU_ENABLED: { th: 'แสดงเมนูติดต่อเรา', en: 'Show the contact entry' },
  PROMOTION_MENU_ENABLED: {
    th: 'แสดงเมนูโปรโมชันที่แถบล่างของมือถือ',
    en: 'Show the promotions entry at the bottom of the phone',
  },
  PROFILE_MENU_ENABLED: { th: 'แสดงเมนูบัญชีของฉัน', en: 'Show the account entry' },
  LOGIN_MENU_ENABLED: {
    th: 'แสดงเมนูเข้าสู่ระบบที่แถบล่างของมือถือ สำหรับผู้ที่ยังไม่เข้าสู่ระบบ',
    en: 'Show guests the way to sign in at the bottom of the phone',
  },
  AGENT_MENU_ENABLED: {
    th: 'แสดงเมนูลูกค้าของฉันให้ตัวแทนที่ยืนยันตัวตนแล้ว',
    en: 'Show verified agents the way to their clients',
  },
  POINT_DISPLAY_ENABLED: {
    th: 'แสดงคะแนนคงเหลือในเมนูบัญชี',
    en: 'Show the points balance in the account menu',
  },
  CATEGORY_DRAWER_ENABLED: {
    th: 'เมนูสินค้าเรียงตามหมวดหมู่สามระดับ (ปิด = ตามกลุ่มสินค้าที่ร้านจัดไว้)',
    en: 'The drawer shows three levels of categories (off: display groups)',
  },
  CATEGORY_COLUMNS_ENABLED: {
    th: 'แสดงหมวดหมู่ในลิ้นชักเป็นสองคอลัมน์ (ปิด = เป็นลำดับชั้นที่กางออกทีละระดับ)',
    en: 'Categories of the drawer stand in columns (off: as a tree that unfolds level by level)',
  },
  CATEGORY_PICTURE_ENABLED: {
    th: 'แสดงรูปหมวดหมู่ในเมนูสินค้า',
    en: 'Show pictures of the categories in the drawer',
  },
  MAINTENANCE_FROM: {
    th: 'เวลาเริ่มปิดปรับปรุงระบบ รูปแบบ YYYY-MM-DD HH:mm เว้นว่าง = ไม่แสดงประกาศ',
    en: 'Start of the announced maintenance, YYYY-MM-DD HH:mm in Bangkok; empty for none',
  },
  MAINTENANCE_TO: {
    th: 'เวลาสิ้นสุดการปิดปรับปรุงระบบ รูปแบบ YYYY-MM-DD HH:mm',
    en: 'End of the announced maintenance, YYYY-MM-DD HH:mm in Bangkok',
  },
  CENTER_DIALOG_AT_START_ENABLED: {
    th: 'ถามศูนย์จัดจำหน่ายเมื่อเข้าร้านครั้งแรก ถ้ามีหลายแห่ง',
    en: 'Ask for the distribution center on the first visit when there are several',
  },
  CENTER_WORD: {
    th: 'คำที่ลูกค้าเห็นแทนศูนย์จัดจำหน่าย: center = ศูนย์ (ค่าเริ่มต้น), branch = สาขา, store = ร้าน',
    en: 'What buyers read for the distribution center: center (the default), branch or store',
  },

  HOME_BANNER_ENABLED: { th: 'แสดงแบนเนอร์บนหน้าแรก', en: 'Banners at the top of the home page' },
  HOME_CATEGORY_ENABLED: { th: 'แสดงหมวดหมู่บนหน้าแรก', en: 'Categories on the home page' },
  HOME_PROMOTION_ENABLED: {
    th: 'แสดงแถวสินค้าที่ร้านคัดมา (สินค้าในโปรโมชัน) บนหน้าแรก',
    en: 'A row of what the shop has picked (products of its promotions) on the home page',
  },
  HOME_BUY_AGAIN_ENABLED: {
    th: 'แสดงแถวสินค้าที่เคยซื้อบนหน้าแรก (ลูกค้าที่เข้าสู่ระบบแล้ว)',
    en: 'A row of what a signed-in customer has bought before on the home page',
  },
  HOME_HOT_DEAL_ENABLED: {
    th: 'แสดงแถวสินค้าน่าสนใจ (ฮอตดีล) บนหน้าแรก',
    en: 'A row of what is worth a look (hot deals) on the home page',
  },
  HOME_DISPLAY_GROUP_ENABLED: {
    th: 'แสดงแถวกลุ่มสินค้าที่ร้านจัดไว้บนหน้าแรก',
    en: 'Rows of the display groups on the home page',
  },
  HOME_BEST_SELLER_ENABLED: { th: 'แสดงแถวสินค้าขายดีบนหน้าแรก', en: 'A row of best sellers on the home page' },
  HOME_RECOMMENDED_ENABLED: {
    th: 'แสดงแถวสินค้าแนะนำบนหน้าแรก',
    en: 'A row of recommended products on the home page',
  },
  HOME_NEWS_ENABLED: { th: 'แสดงข่าวล่าสุดบนหน้าแรก', en: 'The latest news on the home page' },

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
  PAYMENT_METHODS: {
    th: 'วิธีชำระเงินที่ให้เลือก เป็นรายการ JSON: code, kind (cash, promptpay, billpayment, transfer, card, qr, linepay, counter, credit), provider, th, en, hintTh, hintEn, least และ most (บาท, 0 = ไม่กำหนด), minutes วิธีแรกคือค่าเริ่มต้น',
    en: 'Ways to pay as a JSON list: code, kind (cash, promptpay, billpayment, transfer, card, qr, linepay, counter, credit), provider, th, en, hintTh, hintEn, least and most in baht (0 for no limit), minutes; the first is chosen at the start',
  },
  CARD_PAYMENT_ENABLED: { th: 'รับชำระด้วยบัตร', en: 'Offer payment by card' },
  QR_PAYMENT_ENABLED: { th: 'รับชำระด้วย QR ของผู้ให้บริการรับชำระเงิน', en: 'Offer QR payment through a provider' },
  LINE_PAY_ENABLED: { th: 'รับชำระด้วย LINE Pay', en: 'Offer LINE Pay' },
  COUNTER_SERVICE_ENABLED: { th: 'รับชำระที่เคาน์เตอร์เซอร์วิส', en: 'Offer payment at a counter' },
  CUSTOMER_CREDIT_ENABLED: { th: 'ให้ลูกค้าเครดิตสั่งซื้อด้วยวงเงินเครดิต', en: 'Credit customers may order on credit' },
  CREDIT_WALLET_ENABLED: {
    th: 'แสดงวงเงินเครดิตและรายการเดินบัญชีให้ลูกค้าเครดิตดู',
    en: 'Show credit customers their credit and its statement',
  },
  CHECKOUT_HOLD_MINUTES: {
    th: 'จำนวนนาทีที่กันสต็อกไว้ให้ผู้ซื้อระหว่างยืนยันคำสั่งซื้อ 0 = ไม่กันสต็อก',
    en: 'Minutes for which stock is held while a buyer confirms the order, 0 for not at all',
  },
  ORDER_CANCEL_ENABLED: {
    th: 'ให้ลูกค้ายกเลิกคำสั่งซื้อที่ยังรอดำเนินการ',
    en: 'Customers may cancel an order that still waits',
  },
  DELIVERY_METHODS: {
    th: 'วิธีจัดส่งที่ให้เลือก เป็นรายการ JSON: code, kind (transport, parcel, pickup), th, en, hintTh, hintEn, fee และ freeFrom (บาท, 0 = ไม่มีส่งฟรี) วิธีแรกคือค่าเริ่มต้น',
    en: 'Ways of delivery as a JSON list: code, kind (transport, parcel, pickup), th, en, hintTh, hintEn, fee and freeFrom in baht (0 for never free); the first is chosen at the start',
  },
  ORDER_ANNOUNCEMENT_BLACKOUT: {
    th: 'ช่วงวันที่แสดงประกาศเรื่องคำสั่งซื้อ รูปแบบ YYYYMMDD-YYYYMMDD',
    en: 'Days on which the order announcement shows, YYYYMMDD-YYYYMMDD',
  },
  DEFAULT_SALE_UNIT: {
    th: 'รหัสศูนย์จัดจำหน่ายเริ่มต้นของผู้เยี่ยมชม',
    en: 'Code of the distribution center that visitors start with',
  },

  FOOTER_ABOUT_TH: { th: 'ข้อความแนะนำร้านท้ายหน้า ภาษาไทย', en: 'About text in the footer, Thai' },
  FOOTER_ABOUT_EN: { th: 'ข้อความแนะนำร้านท้ายหน้า ภาษาอังกฤษ', en: 'About text in the footer, English' },
  PRIVACY_POLICY_URL: { th: 'ลิงก์นโยบายความเป็นส่วนตัว', en: 'Link to the privacy policy' },
  SHOP_PHONE: {
    th: 'เบอร์โทรของร้าน ให้ผู้ที่ยังไม่เป็นลูกค้าโทรสมัคร',
    en: 'Phone number of the shop: whoever is not a customer yet calls it to become one',
  },
  SHOP_TAX_ID: {
    th: 'เลขประจำตัวผู้เสียภาษีของร้าน แสดงในใบส่งของ',
    en: 'Tax ID of the shop, shown on delivery notes',
  },
  SOCIAL_FACEBOOK_URL: { th: 'ลิงก์หน้า Facebook', en: 'Link to the Facebook page' },
  SOCIAL_LINE_URL: { th: 'ลิงก์บัญชี LINE Official', en: 'Link to the LINE Official Account' },
  SOCIAL_INSTAGRAM_URL: { th: 'ลิงก์หน้า Instagram', en: 'Link to the Instagram page' },
  BUSINESS_CERTIFICATE_URL: {
    th: 'รูปใบทะเบียนพาณิชย์ แสดงเป็นหน้าต่างท้ายหน้า',
    en: 'Picture of the business registration, shown from the footer',
  },
  ANALYTICS_ENABLED: {
    th: 'เก็บสถิติการใช้งาน เฉพาะผู้ที่ยินยอมให้ใช้คุกกี้',
    en: 'Collect usage figures, only from visitors who agreed to cookies',
  },
  TAG_MANAGER_ID: {
    th: 'รหัสคอนเทนเนอร์ Google Tag Manager รูปแบบ GTM-XXXXXXX โหลดเมื่อผู้เยี่ยมชมยินยอมแล้วเท่านั้น เว้นว่าง = ไม่ใช้',
    en: 'Google Tag Manager container, GTM-XXXXXXX; loaded only after the visitor agreed, empty for none',
  },
  COOKIE_CONSENT_ENABLED: { th: 'ถามความยินยอมการใช้คุกกี้', en: 'Ask for consent to cookies' },

  MERCHANT_ORDER_ENABLED: { th: 'เปิดหน้ารายการสั่งซื้อของเจ้าหน้าที่', en: 'Staff have the order pages' },
  MERCHANT_SALES_ORDER_ENABLED: { th: 'เจ้าหน้าที่ดูแลคำสั่งซื้อจากการขาย', en: 'Staff take care of sales orders' },
  MERCHANT_GOODS_ISSUE_ENABLED: { th: 'เจ้าหน้าที่ดูแลใบเบิกสินค้า', en: 'Staff take care of goods issues' },
  MERCHANT_PRODUCT_ENABLED: { th: 'เจ้าหน้าที่ดูแลสินค้า', en: 'Staff look after products' },
  MERCHANT_PROMOTION_ENABLED: { th: 'เจ้าหน้าที่จัดการโปรโมชัน', en: 'Staff plan promotions' },
  MERCHANT_CUSTOMER_ENABLED: {
    th: 'เจ้าหน้าที่ค้นหาลูกค้าและสั่งซื้อแทนลูกค้าได้',
    en: 'Staff find customers and take orders for them',
  },
  MERCHANT_TAG_ENABLED: { th: 'เจ้าหน้าที่ใช้แท็กจัดกลุ่มลูกค้าได้', en: 'Staff group customers by tags' },
  MERCHANT_CONTENT_ENABLED: {
    th: 'เจ้าหน้าที่เขียนแบนเนอร์ ข่าว และหน้าข้อมูลร้าน',
    en: 'Staff write banners, news and pages of the shop',
  },
  MERCHANT_SURVEY_ENABLED: {
    th: 'ให้พนักงานสร้างแบบสำรวจ และกรอกระหว่างเข้าเยี่ยมลูกค้า',
    en: 'Staff define surveys, and answer them on visits of customers',
  },
  MERCHANT_CUSTOMER_INVITE_ENABLED: {
    th: 'พนักงานเชิญลูกค้าที่ยังไม่เคยเข้าสู่ระบบ ทาง SMS ลิงก์ หรือ QR',
    en: 'Staff invite customers who have never signed in, by SMS, link or QR code',
  },
  MERCHANT_CUSTOMER_PHOTO_ENABLED: {
    th: 'เจ้าหน้าที่ถ่ายรูปที่ร้านของลูกค้าและดูรูปที่ถ่ายไว้',
    en: 'Staff take photos of customers and look at them',
  },
  MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED: {
    th: 'พนักงานขายแก้ไขคำค้นที่ความหมายเดียวกันได้ หากปิด แก้ไขได้เฉพาะผู้ดูแลระบบสูงสุด',
    en: 'Salesmen change the search words that mean the same; else the super admin alone',
  },

  SMS_SENDER: { th: 'ชื่อผู้ส่ง SMS', en: 'Sender name of text messages' },
  SMS_GATEWAY_URL: { th: 'ที่อยู่ผู้ให้บริการ SMS', en: 'Address of the SMS provider' },
  SMS_GATEWAY_SECRET: { th: 'รหัสลับของผู้ให้บริการ SMS', en: 'Secret key for the SMS provider' },
  OIDC_ISSUER_URL: {
    th: 'ที่อยู่ (issuer) ของผู้ให้บริการ OpenID Connect เริ่มด้วย https',
    en: 'Address (issuer) of the OpenID Connect provider, with https',
  },
  OIDC_CLIENT_ID: {
    th: 'รหัสไคลเอนต์ของร้านที่ผู้ให้บริการ OpenID Connect ออกให้',
    en: 'Client ID of the shop at the OpenID Connect provider',
  },
  OIDC_CLIENT_SECRET: {
    th: 'รหัสลับไคลเอนต์ของร้านที่ผู้ให้บริการ OpenID Connect',
    en: 'Client secret of the shop at the OpenID Connect provider',
  },
  PARTNER_ISSUER: {
    th: 'ชื่อผู้ออกตั๋ว (iss) ที่พาร์ตเนอร์ใช้ลงนาม',
    en: 'The issuer (iss) by which the partner signs its tickets',
  },
  PARTNER_JWKS_URL: {
    th: 'ที่อยู่กุญแจสาธารณะ (JWKS) ของพาร์ตเนอร์ เริ่มด้วย https',
    en: "Address of the partner's public keys (JWKS), with https",
  },
  ...paymentHelp,

  PROFILE_NEWS_ENABLED: {
    th: 'แสดงรายการข่าวสารในหน้าบัญชีของลูกค้า',
    en: 'The list of news among the pages of the account',
  },
  PET_INFORMATION_ENABLED: {
    th: 'ให้ลูกค้าบันทึกข้อมูลสัตว์เลี้ยง และตั้งเตือนวัคซีนหรือวันนัด',
    en: 'Customers note their pets, and are reminded of vaccinations and the like',
  },
  GROUP_QA_ENABLED: {
    th: 'ให้ลูกค้าตอบชุดคำถามของร้านในหน้าบัญชี',
    en: 'Customers answer groups of questions of the shop in their profile',
  },
  MAP_TILES_URL: {
    th: 'ที่อยู่ของภาพแผนที่ มี {z} {x} {y} เว้นว่างไว้แผนที่จะไม่มีภาพพื้นหลัง',
    en: 'Address of the map pictures with {z}, {x} and {y}; without one maps have a pin and places, and no picture',
  },
  MAP_TILES_CREDIT: {
    th: 'ข้อความแสดงที่มาของภาพแผนที่ ตามที่ผู้ให้บริการกำหนด',
    en: 'Who made the map pictures, as their provider asks it to be written',
  },

  TENANT_BEHAVIOURS: {
    th: 'พฤติกรรมเฉพาะของบริษัท คั่นด้วยจุลภาค',
    en: 'Named behaviours of this company, separated by commas',
  },
};
