/** What a shop asks consent for, each by itself, in the words that are shown and recorded (decision 56). */
import type { Channel } from '../notifications/kinds.ts';

type Words = Readonly<Record<'th' | 'en', string>>;

export type ConsentPurpose = {
  title: Words;
  /** What is agreed to: with the documents, the wording of an answer. */
  statement: Words;
  /** Codes of the shop's pages that explain it; the first is linked from the question. */
  documents: readonly string[];
  /** A visitor without an account is asked for it too, for this browser. */
  ofBrowser?: true;
  /** Is read and acknowledged, not chosen. */
  isNotice?: true;
};

const marketing = (title: Words, statement: Words) => ({ title, statement, documents: ['pdpa'] }) as const;

export const consentPurposes = {
  notice: {
    title: { th: 'หนังสือแจ้งเรื่องข้อมูลส่วนบุคคล', en: 'Notice on personal data' },
    statement: {
      th: 'ฉันได้อ่านหนังสือแจ้งเรื่องข้อมูลส่วนบุคคลและนโยบายความเป็นส่วนตัวแล้ว',
      en: 'I have read the notice on personal data and the privacy policy.',
    },
    documents: ['pdpa', 'privacy'],
    isNotice: true,
  },
  marketingSms: marketing(
    { th: 'ข่าวสารและโปรโมชันทาง SMS', en: 'News and offers by SMS' },
    {
      th: 'ให้ร้านส่งข่าวสาร โปรโมชัน และคูปองมาที่เบอร์มือถือของฉัน',
      en: 'The shop may send news, offers and coupons to my mobile number.',
    },
  ),
  marketingEmail: marketing(
    { th: 'ข่าวสารและโปรโมชันทางอีเมล', en: 'News and offers by e-mail' },
    {
      th: 'ให้ร้านส่งข่าวสาร โปรโมชัน และคูปองมาที่อีเมลของฉัน',
      en: 'The shop may send news, offers and coupons to my e-mail address.',
    },
  ),
  marketingLine: marketing(
    { th: 'ข่าวสารและโปรโมชันทาง LINE', en: 'News and offers by LINE' },
    {
      th: 'ให้ร้านส่งข่าวสาร โปรโมชัน และคูปองมาทาง LINE ของฉัน',
      en: 'The shop may send news, offers and coupons to my LINE account.',
    },
  ),
  analytics: {
    title: { th: 'การนับการใช้งาน', en: 'Counting visits' },
    statement: {
      th: 'ให้ร้านใช้คุกกี้ในเบราว์เซอร์นี้เพื่อนับว่ามีการใช้งานหน้าต่าง ๆ อย่างไร',
      en: 'The shop may use cookies in this browser to count how its pages are used.',
    },
    documents: ['cookies-policy'],
    ofBrowser: true,
  },
} as const satisfies Record<string, ConsentPurpose>;

export type ConsentPurposeName = keyof typeof consentPurposes;
export const consentPurposeNames = Object.keys(consentPurposes) as ConsentPurposeName[];

const marketingPurposes = {
  sms: 'marketingSms',
  email: 'marketingEmail',
} as const satisfies Record<Channel, ConsentPurposeName>;

/** What a person has agreed to who may be sent offers by this channel. */
export const marketingPurposeOf = (channel: Channel): ConsentPurposeName => marketingPurposes[channel];

/** The purposes that explain themselves by this document. */
export const purposesOfDocument = (code: string): ConsentPurposeName[] =>
  consentPurposeNames.filter((name) => {
    const { documents }: ConsentPurpose = consentPurposes[name];
    return documents.includes(code);
  });

export const isOfBrowser = (name: ConsentPurposeName): boolean => 'ofBrowser' in consentPurposes[name];
export const isNotice = (name: ConsentPurposeName): boolean => 'isNotice' in consentPurposes[name];

/** What a person chooses for their account, one by one. */
export const chosenPurposeNames = consentPurposeNames.filter((name) => !isNotice(name) && !isOfBrowser(name));

/**
 * What SaveVersionPDPA answers, which names no purpose: agreeing acknowledges the notice and nothing else, since consent is given
 * for each purpose by itself; refusing refuses all that the document asks for.
 */
export const answeredByDocument = (isGiven: boolean): ConsentPurposeName[] =>
  isGiven ? ['notice'] : purposesOfDocument('pdpa');

/** A person's last answer to a purpose. */
export type StandingConsent = { isGiven: boolean; wordingId: string };

/** An answer to other words than today's is asked for again; what was never answered counts as refused, and is not pressed for. */
export const isAskedAgain = (standing: StandingConsent | undefined, wordingId: string): boolean =>
  standing !== undefined && standing.wordingId !== wordingId;

/** Whether it changes anything: the same answer to the same words is recorded once. */
export const isNewAnswer = (standing: StandingConsent | undefined, answer: StandingConsent): boolean =>
  standing?.isGiven !== answer.isGiven || standing.wordingId !== answer.wordingId;
