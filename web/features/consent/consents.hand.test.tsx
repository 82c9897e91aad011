/** Consents with a hand: read, given and withdrawn one by one and at once, asked again, and the copy of one's data. */
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { consentPurposeNames, consentPurposes, type ConsentPurposeName } from '#domain/consent/purposes.ts';
import { refusal, type Answers } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { until } from '../../testing/until.ts';

type Words = Record<
  | 'agree'
  | 'refuse'
  | 'agreeAll'
  | 'refuseAll'
  | 'unanswered'
  | 'changed'
  | 'read'
  | 'acknowledged'
  | 'login'
  | 'html'
  | 'staff'
  | 'acting',
  string
>;
const words: InBoth<Words> = {
  th: {
    agree: 'ยินยอม',
    refuse: 'ไม่ยินยอม',
    agreeAll: 'ยินยอมทั้งหมด',
    refuseAll: 'ไม่ยินยอมทั้งหมด',
    unanswered: 'ยังไม่ได้เลือก ร้านจะไม่ส่งอะไรให้จนกว่าคุณจะยินยอม',
    changed: 'ข้อความเปลี่ยนไปจากที่คุณเคยเลือก กรุณาเลือกอีกครั้ง ระหว่างนี้ใช้ตัวเลือกเดิมของคุณ',
    read: 'อ่านและรับทราบแล้ว',
    acknowledged: 'รับทราบ',
    login: 'เข้าสู่ระบบ',
    html: 'ดาวน์โหลดแบบอ่าน',
    staff: 'แจ้งผ่านพนักงาน',
    acting: 'เฉพาะลูกค้าเจ้าของบัญชีเท่านั้นที่ดูและเปลี่ยนความยินยอมได้',
  },
  en: {
    agree: 'Agree',
    refuse: 'Refuse',
    agreeAll: 'Agree to all',
    refuseAll: 'Refuse all',
    unanswered: 'Not chosen yet. Until you agree, nothing is sent.',
    changed: 'The words have changed since. Please choose again; until then your last choice stands.',
    read: 'I have read it',
    acknowledged: 'Acknowledged',
    login: 'Log in',
    html: 'Download to read',
    staff: 'by telling the shop',
    acting: 'Only the customer can see and change their consents.',
  },
};

const NOW = '0123456789abcdef';
const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
type Given = Partial<Record<ConsentPurposeName, { Type: boolean; old?: boolean; Way?: 'staff' }>>;

/** A shop that keeps what is answered. */
function consenting(language: 'th' | 'en', first: Given = {}): Answers {
  let given = first;
  const titleOf = (name: ConsentPurposeName) => consentPurposes[name].title[language];
  return {
    getCart: () => ({ Version: 0, Lines: [], Removed: [], Refused: [] }),
    content: () => ({
      Data: {
        Id: 'pdpa',
        NewsType: 'C',
        Title: 'Notice',
        Summary: '',
        PictureUrl: null,
        DateBegin: '2026-01-01T00:00:00.000Z',
        UpdatedAt: '2026-01-01T00:00:00.000Z',
        Blocks: [{ type: 'paragraph', words: [{ text: 'What we keep' }] }],
      },
    }),
    consentPurposes: () => ({
      Data: consentPurposeNames.map((Purpose) => ({
        Purpose,
        Title: titleOf(Purpose),
        Statement: consentPurposes[Purpose].statement[language],
        Version: NOW,
        Documents: [{ Code: 'pdpa', Title: 'Notice' }],
      })),
    }),
    consents: (): CallAnswer<'consents'> => ({
      Data: consentPurposeNames.map((Purpose) => ({
        Purpose,
        Title: titleOf(Purpose),
        Statement: consentPurposes[Purpose].statement[language],
        Version: NOW,
        Type: given[Purpose]?.Type ?? null,
        AnsweredVersion: given[Purpose] ? NOW : null,
        At: given[Purpose] ? '2026-03-01T05:00:00.000Z' : null,
        Way: given[Purpose] ? 'page' : null,
        AskAgain: given[Purpose]?.old ?? false,
      })),
      History: Object.entries(given).map(([name, { Type, Way }]) => ({
        Purpose: name as ConsentPurposeName,
        Title: titleOf(name as ConsentPurposeName),
        Type,
        Version: NOW,
        At: '2026-03-01T05:00:00.000Z',
        Way: Way ?? 'page',
      })),
    }),
    saveConsents: ({ body }) => {
      given = {
        ...given,
        ...Object.fromEntries(body.Consents.map((one) => [one.Purpose, { Type: one.Type }])),
      };
      return { statusText: 'OK' };
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (
    at: string,
    { given, user = CUSTOMER, answers = {} }: { given?: Given; user?: object; answers?: Answers } = {},
  ) => openShop({ at, language, user, answers: { ...consenting(language, given), ...answers } });
  const group = (purpose: ConsentPurposeName) =>
    within(screen.getByRole('main')).getByRole('group', { name: consentPurposes[purpose].title[language] });
  const radio = (purpose: ConsentPurposeName, isGiven: boolean) =>
    within(group(purpose)).getByRole<HTMLInputElement>('radio', { name: isGiven ? said.agree : said.refuse });
  const ready = () => until(() => expect(group('marketingSms')).toHaveProperty('disabled', false));

  test('R-08c nothing is chosen beforehand; an answer is saved as it is chosen, and withdrawn as easily', async () => {
    const { hand, asked } = await open('/pdpa');
    await ready();
    for (const isGiven of [true, false]) expect(radio('marketingSms', isGiven).checked).toBe(false);
    expect(group('marketingSms').textContent).toContain(said.unanswered);
    await hand.click(radio('marketingSms', true));
    await until(() => expect(asked('saveConsents')).toHaveLength(1));
    await until(() => expect(group('marketingSms').textContent).not.toContain(said.unanswered));
    await hand.click(radio('marketingSms', false));
    await until(() => expect(radio('marketingSms', false).checked).toBe(true));
    expect(asked('saveConsents').map(({ body }) => body)).toEqual(
      [true, false].map((Type) => ({ Consents: [{ Purpose: 'marketingSms', Type, Version: NOW }] })),
    );
  });

  test('R-08c all at once is refused by one press, as it is agreed to, and leaves the cookies alone', async () => {
    const { hand, asked } = await open('/pdpa');
    await ready();
    for (const name of [said.agreeAll, said.refuseAll]) {
      await hand.click(screen.getByRole('button', { name }));
      const isGiven = name === said.agreeAll;
      await until(() => expect(radio('marketingLine', isGiven).checked).toBe(true));
    }
    const [, second] = asked('saveConsents');
    expect(second?.body).toEqual({
      Consents: ['marketingSms', 'marketingEmail', 'marketingLine'].map((Purpose) => ({
        Purpose,
        Type: false,
        Version: NOW,
      })),
    });
  });

  test('R-08c changed words ask again beside the answer that stands, and the notice is acknowledged', async () => {
    const { hand, asked } = await open('/pdpa', { given: { marketingSms: { Type: true, old: true } } });
    await ready();
    expect(radio('marketingSms', true).checked).toBe(true);
    expect(group('marketingSms').textContent).toContain(said.changed);
    await hand.click(screen.getByRole('button', { name: said.read }));
    await until(() => expect(screen.queryByRole('button', { name: said.read })).toBeNull());
    expect(asked('saveConsents')[0]?.body).toEqual({
      Consents: [{ Purpose: 'notice', Type: true, Version: NOW }],
    });
  });

  test('R-08c L-20 a guest reads the notice, answers for the browser, and is led to log in for the rest', async () => {
    const { hand, asked } = await open('/pdpa', { user: {} });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('What we keep')).toBeDefined();
    expect(main.getByRole('link', { name: said.login }).getAttribute('href')).toMatch(
      /\/login\?next=\/pdpa$/,
    );
    expect(main.queryByRole('button', { name: said.agreeAll })).toBeNull();
    await until(() => expect(group('analytics')).toHaveProperty('disabled', false));
    await hand.click(radio('analytics', true));
    await until(() => expect(document.cookie).toContain('-consent=Y'));
    await until(() =>
      expect(asked('saveConsents')[0]?.body).toEqual({
        Consents: [{ Purpose: 'analytics', Type: true, Version: NOW }],
      }),
    );
  });

  test('L-27 the profile shows what was agreed to and when; words that changed meanwhile are loaded anew', async () => {
    const { hand, asked } = await open('/profile/consents', {
      given: { marketingEmail: { Type: false, Way: 'staff' }, notice: { Type: true } },
      answers: {
        saveConsents: () => refusal(409, { code: 'CONSENT_WORDING_CHANGED', exceptionHandler: true }),
      },
    });
    await ready();
    expect(screen.getByText(new RegExp(said.staff))).toBeDefined();
    expect(screen.getByText(said.acknowledged), 'a notice is read, not agreed to').toBeDefined();
    const before = asked('consentPurposes').length;
    await hand.click(radio('marketingSms', true));
    await until(() => expect(asked('consentPurposes').length).toBeGreaterThan(before));
    await until(() => expect(radio('marketingSms', true).checked).toBe(false));
  });

  test('L-28 a copy of all one’s data is downloaded from the profile', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { hand, asked } = await open('/profile/consents', {
      answers: {
        exportOwnData: () =>
          new Response('<html></html>', {
            headers: {
              'content-type': 'text/html',
              'content-disposition': 'attachment; filename="petclub-C1-2026-03-02.html"',
            },
          }),
      },
    });
    await hand.click(screen.getByRole('button', { name: said.html }));
    await until(() => expect(saved).toEqual(['petclub-C1-2026-03-02.html']));
    expect(asked('exportOwnData')[0]?.query).toEqual({ format: 'html' });
  });

  test('L-27 a salesman who orders for a customer sees none of it', async () => {
    await open('/profile/consents', {
      user: { ...CUSTOMER, UserId: 'SALE' },
      answers: { consents: () => refusal(403, { code: 'NOT_ALLOWED' }) },
    });
    expect(screen.getByText(said.acting)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
