/** What customers see and change of themselves, with a hand. */
import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import en from '../../locales/en/ownProfile.ts';
import enSignIns from '../../locales/en/signIns.ts';
import enStaff from '../../locales/en/staff.ts';
import th from '../../locales/th/ownProfile.ts';
import thSignIns from '../../locales/th/signIns.ts';
import thStaff from '../../locales/th/staff.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

const words: InBoth<typeof th> = { th, en };
const signIns: InBoth<typeof thSignIns> = { th: thSignIns, en: enSignIns };
const passwords: InBoth<(typeof thStaff)['password']> = { th: thStaff.password, en: enStaff.password };
const CUSTOMER = { CUSTOMERCODE: 'C1', CUSTOMERNAME: 'Malee' };
const profile: CallAnswer<'ownProfile'> = {
  CustomerCode: 'C1',
  Name: 'Malee',
  Username: '',
  Email: '',
  Mobile: '0810000001',
  HasPassword: true,
  Since: '2026-03-02T05:00:00.000Z',
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const open = (page: string, more: Partial<Parameters<typeof openShop>[0]> = {}) =>
    openShop({
      at: `/profile/${page}`,
      language,
      user: CUSTOMER,
      ...more,
      answers: {
        ...shopOf([]),
        ownProfile: () => profile,
        ownSignIns: () => ({ Data: [] }),
        points: () => ({ data: 0 }),
        profilePicture: () => ({ data: null }),
        ...more.answers,
      },
    });
  const main = () => within(screen.getByRole('main'));
  const field = (name: string) => main().getByLabelText<HTMLInputElement>(name);

  test('R-27j shows what is known, and leads to changing it; a salesman sees none of it', async () => {
    const shown = await open('showProfile');
    await until(() => main().getByText('0810000001'));
    expect(main().getByText(/2026|2569/)).toBeDefined();
    expect(main().getByRole('link', { name: said.editTitle }).getAttribute('href')).toMatch(
      /\/profile\/editProfile$/,
    );
    await shown.close();
    const { asked } = await open('showProfile', { user: { ...CUSTOMER, UserId: 'SALE' } });
    await until(() => main().getByText(said.acting));
    expect(asked('ownProfile').length).toBeLessThan(2);
    expect(main().queryByText('0810000001')).toBeNull();
  });

  test('R-24b a sign-in through another is taken away after a question', async () => {
    const one = { Id: 'A'.repeat(22), Name: 'Athena', LinkedAt: profile.Since, UsedAt: profile.Since };
    const { hand, asked } = await open('showProfile', {
      answers: { ownSignIns: () => ({ Data: [one] }), removeOwnSignIn: () => ({ Data: [] }) },
    });
    const button = { name: signIns[language].remove };
    await hand.click(await until(() => main().getByRole('button', button)));
    const dialog = await screen.findByRole('dialog');
    expect(asked('removeOwnSignIn')).toEqual([]);
    await hand.click(within(dialog).getByRole('button', button));
    await until(() => expect(main().queryByText('Athena')).toBeNull());
    expect(asked('removeOwnSignIn')[0]?.body).toEqual({ Id: one.Id });
  });

  test('R-27e by either spelling: name and e-mail are saved, and the menus know the name', async () => {
    const { hand, asked, page } = await open('EditProfile', {
      answers: {
        saveOwnProfile: ({ body }) => ({ ...profile, ...body, Email: body.Email ?? '' }),
        customerProfile: () => ({ ...page.session.user(), CUSTOMERNAME: 'Mali', jtoken: 'next' }),
      },
    });
    await hand.clear(field(said.name));
    await hand.click(main().getByRole('button', { name: said.save }));
    await until(() => main().getByText(said.nameMissing));
    await hand.type(field(said.name), 'Mali');
    await hand.click(main().getByRole('button', { name: said.save }));
    await until(() => screen.getByText(said.saved));
    expect(asked('saveOwnProfile').map(({ body }) => body)).toEqual([{ Name: 'Mali', Email: '' }]);
    await until(() => expect(page.session.user().CUSTOMERNAME).toBe('Mali'));
  });

  const SENT = { reference: 'REF1', expiresInSeconds: 300, resendAfterSeconds: 30 };
  const taken = refusal(409, {
    code: 'MOBILE_TAKEN',
    message: 'Mobile No is already exist',
    exceptionHandler: true,
  });

  test('R-27e another number needs the password and its code; that it is taken is said at the code', async () => {
    let isTaken = true;
    const { hand, asked } = await open('editProfile', {
      answers: {
        requestMobileCode: () => ({ ...SENT, Ticket: 'T1' }),
        changeOwnMobile: () => (isTaken ? taken : { ...profile, Mobile: '0899999902' }),
      },
    });
    await hand.type(field(said.newMobile), '0810000001');
    await hand.click(main().getByRole('button', { name: said.sendCode }));
    await until(() => main().getByText(said.mobileSame));
    expect(main().getByText(said.proof.passwordMissing)).toBeDefined();
    expect(asked('requestMobileCode')).toEqual([]);
    await hand.clear(field(said.newMobile));
    await hand.type(field(said.newMobile), '0899999902');
    await hand.type(field(said.proof.password), 'green river');
    await hand.click(main().getByRole('button', { name: said.sendCode }));
    await until(() => main().getByText(/REF1/));
    await hand.type(field(said.enterCode), '123456');
    await hand.click(main().getByRole('button', { name: said.takeMobile }));
    await until(() => expect(main().getByText('Mobile No is already exist')).toBeDefined());
    isTaken = false;
    await hand.click(main().getByRole('button', { name: said.takeMobile }));
    await until(() => expect(main().queryByLabelText(said.enterCode)).toBeNull());
    await until(() => main().getByText(said.mobileNow.replace('{mobile}', '0899999902')));
    expect(asked('requestMobileCode').map(({ body }) => body)).toEqual([
      { mobile: '0899999902', Password: 'green river' },
    ]);
    expect(asked('changeOwnMobile').at(-1)?.body).toEqual({
      reference: 'REF1',
      code: '123456',
      Ticket: 'T1',
    });
  });

  test('R-27e a reload keeps the field for the code; a wait is counted down at the code, not said of the password', async () => {
    let isEarly = false;
    const answers = {
      requestMobileCode: () =>
        isEarly
          ? refusal(429, { code: 'RESEND_WAIT', message: 'Waiting for 7 seconds' })
          : { ...SENT, Ticket: 'T1' },
      changeOwnMobile: () => ({ ...profile, Mobile: '0899999902' }),
    };
    const first = await open('editProfile', { answers });
    await first.hand.type(field(said.newMobile), '0899999902');
    await first.hand.type(field(said.proof.password), 'green river');
    await first.hand.click(main().getByRole('button', { name: said.sendCode }));
    await until(() => main().getByText(/REF1/));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('green river');
    await first.close();

    isEarly = true;
    const { hand, asked } = await open('editProfile', { answers });
    await until(() => field(said.enterCode));
    await hand.type(field(said.newMobile), '0899999902');
    await hand.type(field(said.proof.password), 'green river');
    await hand.click(main().getByRole('button', { name: said.sendCode }));
    await until(() => expect(main().getByText(/[567] (วินาที|seconds)/)).toBeDefined());
    expect(field(said.proof.password).getAttribute('aria-invalid')).not.toBe('true');
    await hand.type(field(said.enterCode), '123456');
    await hand.click(main().getByRole('button', { name: said.takeMobile }));
    await until(() => expect(main().queryByLabelText(said.enterCode)).toBeNull());
    expect(asked('changeOwnMobile')[0]?.body).toEqual({ reference: 'REF1', code: '123456', Ticket: 'T1' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('REF1');
  });

  test('R-27e a code to the number before will do as well; without number and password the shop is asked', async () => {
    const shop = await open('editProfile', {
      answers: {
        requestProofCode: () => ({ ...SENT, reference: 'OWN1' }),
        requestMobileCode: () => ({ ...SENT, Ticket: 'T1' }),
      },
    });
    const { hand, asked } = shop;
    await hand.click(main().getByRole('button', { name: said.proof.byCode }));
    expect(main().queryByLabelText(said.newMobile)).toBeNull();
    await hand.click(main().getByRole('button', { name: said.proof.send.replace('{mobile}', '0810000001') }));
    await until(() => main().getByText(/OWN1/));
    await hand.type(field(said.proof.code), '654321');
    await hand.type(field(said.newMobile), '0899999902');
    await hand.click(main().getByRole('button', { name: said.sendCode }));
    await until(() => main().getByText(/REF1/));
    expect(asked('requestMobileCode').map(({ body }) => body)).toEqual([
      { mobile: '0899999902', Reference: 'OWN1', Code: '654321' },
    ]);
    await shop.close();
    await open('editProfile', {
      answers: { ownProfile: () => ({ ...profile, Mobile: '', HasPassword: false }) },
    });
    await until(() => expect(main().getByText(said.proof.none)).toBeDefined());
  });

  test('W-33 R-27e with HOST_APP_ACCOUNT, and for a salesman, there is nothing to edit', async () => {
    const inApp = await open('editProfile', { settings: { TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' } });
    await until(() => main().getByText(said.hostApp));
    expect(main().queryByRole('button', { name: said.save })).toBeNull();
    await inApp.close();
    await open('editProfile', { user: { ...CUSTOMER, UserId: 'SALE' } });
    await until(() => main().getByText(said.acting));
  });

  test('R-27d old, new and new again; it says that the other devices are out', async () => {
    const password = passwords[language];
    const { hand, asked, address } = await open('changePassword', {
      answers: { changeOwnPassword: () => ({ statusText: 'OK' }), profilePicture: () => ({ data: null }) },
    });
    await until(() => main().getByText(said.passwordWhy));
    await hand.type(field(password.current), 'old one');
    await hand.type(field(password.new), 'green river 55 boats');
    await hand.type(field(password.again), 'green river');
    await hand.click(main().getByRole('button', { name: password.submit }));
    await until(() => main().getByText(password.different));
    await hand.type(field(password.again), ' 55 boats');
    await hand.click(main().getByRole('button', { name: password.submit }));
    await until(() => expect(address()).toMatch(/\/profile$/));
    await until(() => screen.getByText(said.passwordSaved));
    expect(asked('changeOwnPassword').map(({ body }) => body)).toEqual([
      { CurrentPassword: 'old one', NewPassword: 'green river 55 boats' },
    ]);
  });

  test.each([
    ['is there with', 'Y', CUSTOMER, 0, 0],
    ['is not there without', 'N', CUSTOMER, 1, 0],
    ['is not a salesman’s with', 'Y', { ...CUSTOMER, UserId: 'SALE' }, 0, 1],
  ])('W-61 R-27h the list of news %s PROFILE_NEWS_ENABLED: %s', async (_, flag, user, off, acting) => {
    await open('newslist', { settings: { PROFILE_NEWS_ENABLED: flag }, user });
    await until(() => expect(main().queryAllByText(said.noNewsList)).toHaveLength(off));
    await until(() => expect(main().queryAllByText(said.acting)).toHaveLength(acting));
  });
});
