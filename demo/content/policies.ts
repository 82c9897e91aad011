import type { ShopFacts } from './pages.ts';
import type { Words } from '../types.ts';

type Page = { code: string; title: Words; summary: Words; body: Words };

/** Names what the shop's pages really keep in the browser (`contract/cookies.ts`, cart, searches). */
export function cookiesPolicy({ name, contact }: ShopFacts): Page {
  return {
    code: 'cookies-policy',
    title: { th: 'นโยบายการใช้คุกกี้', en: 'Cookies policy' },
    summary: {
      th: `${name.th}ใช้คุกกี้อะไร เพื่ออะไร นานเท่าไร และคุณปฏิเสธได้อย่างไร`,
      en: `Which cookies ${name.en} uses, what for, for how long, and how to refuse them`,
    },
    body: {
      th: `คุกกี้คือไฟล์ข้อความขนาดเล็กที่เว็บไซต์เก็บไว้ในเบราว์เซอร์ของคุณ ร้านใช้คุกกี้เท่าที่จำเป็น และขอความยินยอมก่อนใช้คุกกี้อื่น

## คุกกี้ที่จำเป็น
ร้านทำงานไม่ได้หากไม่มีคุกกี้กลุ่มนี้ จึงไม่ต้องขอความยินยอม
- **การเข้าสู่ระบบ** จำว่าคุณเข้าสู่ระบบแล้ว เก็บ 1 ปีหรือจนกว่าจะออกจากระบบ
- **หมายเลขผู้เยี่ยมชม** หมายเลขสุ่มสำหรับผู้ที่ยังไม่เข้าสู่ระบบ ไม่บอกว่าคุณเป็นใคร เก็บ 1 ปีหรือจนกว่าจะออกจากระบบ
- **ศูนย์ที่เลือก** จำศูนย์จัดจำหน่ายของคุณ เก็บ 1 ปี
- **ร้านที่เข้าชม** จำว่าคุณอยู่ในร้านใด เก็บ 1 ปี
- **ภาษา** จำภาษาที่คุณเลือก เก็บ 1 ปี
- **คำตอบเรื่องคุกกี้** จำว่าคุณยอมรับหรือปฏิเสธ เก็บ 1 ปี

ตะกร้าสินค้าและคำค้นหาล่าสุดเก็บไว้ในเครื่องของคุณเอง ไม่ใช่คุกกี้

## คุกกี้เพื่อการวิเคราะห์
ใช้นับจำนวนผู้เข้าชมและดูว่าหน้าใดใช้งานยาก จะทำงานก็ต่อเมื่อร้านเปิดใช้และคุณกดยอมรับเท่านั้น

## การปฏิเสธและการลบ
กดปฏิเสธได้ในกล่องขอความยินยอม หรือลบคุกกี้ได้ทุกเมื่อจากการตั้งค่าของเบราว์เซอร์ การลบคุกกี้ที่จำเป็นจะทำให้คุณออกจากระบบ

## ติดต่อ
มีข้อสงสัยเรื่องคุกกี้ เขียนถึงเราที่ [${contact.email}](mailto:${contact.email}) และอ่านต่อได้ที่[นโยบายความเป็นส่วนตัว](/contents/privacy)`,
      en: `Cookies are small text files that a website keeps in your browser. We use as few as we can, and ask before we use any that are not needed.

## Necessary cookies
The shop cannot work without these, so they need no consent.
- **Sign-in** remembers that you have signed in, for a year or until you sign out.
- **Visitor number** a random number while you have not signed in; it does not say who you are. Kept for a year or until you sign out.
- **Center** remembers your distribution center, for a year.
- **Shop** remembers which shop you are in, for a year.
- **Language** remembers the language you chose, for a year.
- **Your answer about cookies** remembers whether you agreed or refused, for a year.

Your cart and your recent searches are kept on your own device and are not cookies.

## Analytics cookies
They count visits and show which pages are hard to use. They work only where the shop has turned them on and you have agreed.

## Refusing and deleting
You can refuse in the consent box, and delete cookies at any time in the settings of your browser. Deleting the necessary ones signs you out.

## Contact
Questions about cookies? Write to [${contact.email}](mailto:${contact.email}), and read our [privacy policy](/contents/privacy).`,
    },
  };
}

export function privacyPolicy({ name, contact }: ShopFacts): Page {
  const mail = `[${contact.email}](mailto:${contact.email})`;
  return {
    code: 'privacy',
    title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
    summary: {
      th: `${name.th}เก็บข้อมูลส่วนบุคคลอะไร ใช้เพื่ออะไร และสิทธิของคุณมีอะไรบ้าง`,
      en: `What personal data ${name.en} keeps, what it is used for, and what your rights are`,
    },
    body: {
      th: `${name.th} (“ร้าน”) เป็นผู้ควบคุมข้อมูลส่วนบุคคลตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 นโยบายนี้บอกว่าเราดูแลข้อมูลของคุณอย่างไร

## ข้อมูลที่เราเก็บ
- **ข้อมูลบัญชี** ชื่อ เบอร์มือถือ อีเมล และรหัสผ่านที่เข้ารหัสแล้ว
- **ข้อมูลการจัดส่งและใบกำกับภาษี** ชื่อผู้รับ ที่อยู่ เบอร์โทรศัพท์ เลขประจำตัวผู้เสียภาษี และตำแหน่งที่ตั้งเมื่อคุณอนุญาต
- **ข้อมูลการสั่งซื้อ** รายการสินค้า ยอดเงิน วิธีชำระเงิน และสถานะการจัดส่ง
- **ข้อมูลทางเทคนิค** ชนิดของเบราว์เซอร์และหมายเลข IP เพื่อความปลอดภัยของระบบ

## เราใช้ข้อมูลเพื่ออะไร
1. ทำตามสัญญา: รับคำสั่งซื้อ จัดส่ง ออกใบเสร็จ และดูแลหลังการขาย
2. ทำตามกฎหมาย: เก็บเอกสารทางบัญชีและภาษี
3. ประโยชน์โดยชอบด้วยกฎหมาย: ป้องกันการทุจริตและปรับปรุงบริการ
4. ความยินยอม: ส่งข่าวสารและโปรโมชัน ซึ่งคุณถอนได้ทุกเมื่อ

## เราเปิดเผยข้อมูลกับใคร
เฉพาะผู้ให้บริการขนส่ง ผู้ให้บริการชำระเงิน ผู้ให้บริการส่ง SMS และหน่วยงานที่กฎหมายกำหนด เราไม่ขายข้อมูลของคุณ

## เก็บไว้นานเท่าไร
ตลอดเวลาที่คุณเป็นลูกค้า และหลังจากนั้นเท่าที่กฎหมายบัญชีและภาษีกำหนด แล้วจึงลบหรือทำให้ระบุตัวตนไม่ได้

## สิทธิของคุณ
- ขอเข้าถึง รับสำเนา และโอนย้ายข้อมูล
- ขอแก้ไขให้ถูกต้อง ขอลบ หรือระงับการใช้
- คัดค้านการใช้ และถอนความยินยอม
- ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล

## ติดต่อเจ้าหน้าที่คุ้มครองข้อมูล
${mail} โทร ${contact.phone} (${contact.hours.th}) เราจะตอบภายใน 30 วัน`,
      en: `${name.en} (“the shop”) is the data controller under Thailand's Personal Data Protection Act B.E. 2562 (2019). This policy says how we look after your data.

## What we keep
- **Account**: name, mobile number, mail address, and your password in a form that cannot be read.
- **Delivery and tax invoice**: receiver, address, telephone number, tax number, and your position where you allow it.
- **Orders**: what you bought, amounts, way of payment and state of delivery.
- **Technical**: kind of browser and IP address, to keep the system safe.

## What we use it for
1. The contract: taking orders, delivering, receipts and after-sales service.
2. The law: keeping accounting and tax papers.
3. Legitimate interest: preventing fraud and making the service better.
4. Consent: news and offers, which you can withdraw at any time.

## Who sees it
Only carriers, payment providers, SMS providers, and authorities where the law says so. We do not sell your data.

## How long
For as long as you are a customer, and after that for as long as accounting and tax law asks. Then it is deleted or made anonymous.

## Your rights
- to see your data, have a copy, and take it elsewhere;
- to have it corrected, deleted or no longer used;
- to object, and to withdraw consent;
- to complain to the Personal Data Protection Committee.

## Data protection officer
${mail}, telephone ${contact.phone} (${contact.hours.en}). We answer within 30 days.`,
    },
  };
}

export function pdpa({ name, contact }: ShopFacts): Page {
  return {
    code: 'pdpa',
    title: { th: 'หนังสือแจ้งและขอความยินยอม (PDPA)', en: 'Notice and consent (PDPA)' },
    summary: {
      th: 'สิ่งที่ควรทราบก่อนสมัครสมาชิก และเรื่องที่เราขอความยินยอมจากคุณ',
      en: 'What to know before you register, and what we ask your consent for',
    },
    body: {
      th: `ก่อนสมัครสมาชิกกับ${name.th} โปรดอ่านข้อความนี้ ซึ่งจัดทำตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562

## สิ่งที่จำเป็นต่อการให้บริการ
เราใช้ชื่อ เบอร์มือถือ ที่อยู่ และข้อมูลการสั่งซื้อ เพื่อเปิดบัญชี รับคำสั่งซื้อ จัดส่ง และออกเอกสารทางภาษี หากไม่ให้ข้อมูลส่วนนี้ เราจะไม่สามารถเปิดบัญชีให้ได้

## สิ่งที่เราขอความยินยอม
คุณเลือกให้หรือไม่ให้ก็ได้ทีละข้อ โดยไม่กระทบการสั่งซื้อ
1. ส่งข่าวสาร โปรโมชัน และคูปองทาง SMS
2. ส่งข่าวสาร โปรโมชัน และคูปองทางอีเมล
3. ส่งข่าวสาร โปรโมชัน และคูปองทาง LINE
4. ใช้คุกกี้เพื่อนับการใช้งานเว็บไซต์

ข้อความเรื่องคำสั่งซื้อ การชำระเงิน และรหัสเข้าสู่ระบบเป็นส่วนหนึ่งของบริการ จึงส่งให้โดยไม่ต้องขอความยินยอม

## การถอนความยินยอม
ถอนได้ทุกเมื่อที่[หน้าความยินยอม](/profile/consents) หรือเขียนถึง [${contact.email}](mailto:${contact.email}) การถอนไม่มีผลย้อนหลัง หากข้อความนี้เปลี่ยน เราจะถามคุณอีกครั้ง

## ข้อมูลของคุณ
ดาวน์โหลดสำเนาข้อมูลทั้งหมดของคุณได้ที่[หน้าความยินยอม](/profile/consents)

> อ่านรายละเอียดทั้งหมดได้ที่[นโยบายความเป็นส่วนตัว](/contents/privacy)และ[นโยบายการใช้คุกกี้](/contents/cookies-policy)`,
      en: `Please read this before you register with ${name.en}. It is given under Thailand's Personal Data Protection Act B.E. 2562 (2019).

## What the service needs
We use your name, mobile number, address and orders to open your account, take and deliver orders, and write tax papers. Without these we cannot open an account.

## What we ask your consent for
You may give or refuse each by itself; your orders are not affected.
1. News, offers and coupons by SMS.
2. News, offers and coupons by e-mail.
3. News, offers and coupons by LINE.
4. Cookies that count how the shop is used.

Messages about orders and payments, and codes to sign in with, are part of the service and need no consent.

## Withdrawing consent
At any time on the [page of consents](/profile/consents), or by writing to [${contact.email}](mailto:${contact.email}). It does not change what was done before. If this notice changes, we ask you again.

## Your data
You can download a copy of all your data on the [page of consents](/profile/consents).

> All details stand in the [privacy policy](/contents/privacy) and the [cookies policy](/contents/cookies-policy).`,
    },
  };
}
