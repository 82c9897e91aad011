import { readWebConfig } from '#domain/web-config/read.ts';
import type { DemoCenter, Words } from '../types.ts';
import { contactUs, howTo, questions, type ShopFacts } from './pages.ts';
import { cookiesPolicy, pdpa, privacyPolicy } from './policies.ts';
import type { ContentPlan, DemoContent } from './types.ts';

type Shop = {
  name: Words;
  content: ContentPlan;
  centers: readonly DemoCenter[];
  webConfig: Partial<Record<string, string>>;
};

const NOTHING: Words = { th: '', en: '' };
/** Standing pages are there from the beginning of the demo's year. */
const YEAR_AGO = -365;

/** Banners and news as the tenant wrote them, and the pages that every shop has, made from its own settings. */
export function composeContents({ name, content, centers, webConfig }: Shop): DemoContent[] {
  const facts: ShopFacts = {
    name,
    centers,
    contact: content.contact,
    questions: content.questions,
    delivery: readWebConfig(webConfig).get('DELIVERY_METHODS'),
    minimumOrder: Number(webConfig['CHECKOUT_MINIMUM_VALUE'] ?? 0),
    showsGuestPrices: webConfig['GUEST_CATALOG_PRICE_ENABLED'] !== 'N',
    approvesNewCustomers: webConfig['PENDING_APPROVAL_REGISTER'] === 'Y',
    lineUrl: webConfig['SOCIAL_LINE_URL'],
  };
  const pages = [howTo, questions, contactUs, cookiesPolicy, privacyPolicy, pdpa];
  return [
    ...content.banners.map((banner): DemoContent => ({ ...banner, type: 'B', body: NOTHING })),
    ...content.news.map((news): DemoContent => ({ ...news, type: 'N', link: undefined })),
    ...pages.map((compose): DemoContent => {
      const { code, title, summary, body } = compose(facts);
      const page = { code, title, summary, body, link: undefined, picture: undefined };
      return Object.assign(page, { type: 'C' as const, fromDay: YEAR_AGO });
    }),
  ];
}
