/** What a shop calls its centers to buyers: the picker, and the cart's note of another one. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CenterWord } from '#domain/shop/center-word.ts';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { noAnswer } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';

type Words = {
  change: RegExp;
  title: string;
  search: string;
  empty: RegExp;
  moved: RegExp;
  stay: string;
};

const words: Record<CenterWord, InBoth<Words>> = {
  center: {
    th: {
      change: /เปลี่ยน$/,
      title: 'เลือกศูนย์ที่จะสั่งซื้อ',
      search: 'รหัสศูนย์ ชื่อศูนย์ หรือที่อยู่',
      empty: /^ไม่พบศูนย์/,
      moved: /^มีการเปลี่ยนศูนย์ในหน้าต่างอื่น/,
      stay: 'ใช้ศูนย์นี้ต่อ',
    },
    en: {
      change: /Change$/,
      title: 'Choose where you order from',
      search: 'Center code, name or address',
      empty: /^Merchant not found/,
      moved: /^It was changed in another window/,
      stay: 'Stay here',
    },
  },
  branch: {
    th: {
      change: /เปลี่ยน$/,
      title: 'เลือกสาขาที่จะสั่งซื้อ',
      search: 'รหัสสาขา ชื่อสาขา หรือที่อยู่',
      empty: /^ไม่พบสาขา/,
      moved: /^มีการเปลี่ยนสาขาในหน้าต่างอื่น/,
      stay: 'ใช้สาขานี้ต่อ',
    },
    en: {
      change: /Change$/,
      title: 'Choose the branch you order from',
      search: 'Branch code, name or address',
      empty: /^Branch not found/,
      moved: /^Your branch was changed in another window/,
      stay: 'Stay at this branch',
    },
  },
  store: {
    th: {
      change: /เปลี่ยน$/,
      title: 'เลือกร้านที่จะสั่งซื้อ',
      search: 'รหัสร้าน ชื่อร้าน หรือที่อยู่',
      empty: /^ไม่พบร้าน/,
      moved: /^มีการเปลี่ยนร้านในหน้าต่างอื่น/,
      stay: 'ใช้ร้านนี้ต่อ',
    },
    en: {
      change: /Change$/,
      title: 'Choose the store you order from',
      search: 'Store code, name or address',
      empty: /^Store not found/,
      moved: /^Your store was changed in another window/,
      stay: 'Stay at this store',
    },
  },
};

const user = { CenterCount: 2 };

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['center', 'branch', 'store'] as const)(
    'W-67 where CENTER_WORD is %s, the sheet and the note of the cart say so',
    async (word) => {
      const said = words[word][language];
      const { hand, page } = await openShop({
        at: '/cart',
        language,
        user,
        settings: { CENTER_WORD: word, CENTER_DIALOG_AT_START_ENABLED: 'N' },
        answers: {
          ...shopOf([]),
          loginGuest: () => ({ jtoken: 'token', user: bootstrapOf({ user }).user, guestUid: '1' }),
          allCenters: () => ({ Data: [] }),
          quote: noAnswer,
        },
      });
      const [change] = screen.getAllByRole('button', { name: said.change });
      await hand.click(change ?? document.body);
      await until(() => screen.getByRole('heading', { level: 2, name: said.title }));
      expect(screen.getByRole('searchbox', { name: said.search })).toBeDefined();
      await until(() => screen.getByText(said.empty));

      const moved = { ...page.session.user(), ActiveDC: 'C2', ActiveDCName: 'Two' };
      page.session.adopt({ jtoken: 'token', user: moved });
      await until(() => screen.getByText(said.moved));
      expect(screen.getByText(said.stay)).toBeDefined();
    },
  );
});
