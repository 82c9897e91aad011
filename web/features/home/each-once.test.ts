import { describe, expect, test } from 'vitest';
import { visiblePromotionKinds } from '#domain/pricing/promotion.ts';
import enCatalogue from '../../locales/en/catalogue.ts';
import enHome from '../../locales/en/home.ts';
import enPromotions from '../../locales/en/promotions.ts';
import thCatalogue from '../../locales/th/catalogue.ts';
import thHome from '../../locales/th/home.ts';
import thPromotions from '../../locales/th/promotions.ts';
import { eachOnce } from './each-once.ts';

const product = (P_Code: string) => ({ P_Code, Stock: { StockWord: 'in_stock' as const } });
const soldOut = (P_Code: string) => ({ P_Code, Stock: { StockWord: 'out_of_stock' as const } });
const codes = (products: readonly { P_Code: string }[] = []) => products.map(({ P_Code }) => P_Code).join('');
const named = (letters: string) => [...letters].map(product);

describe('R-01 the rows of home', () => {
  test('show no product twice: the row above keeps it, and the row below shows its next', () => {
    const shown = eachOnce([
      { name: 'first', products: named('abcd'), most: 2 },
      { name: 'second', products: named('abcd'), most: 3 },
      { name: 'third', products: named('ad'), most: 6 },
    ]);
    expect(codes(shown.first)).toBe('ab');
    expect(codes(shown.second)).toBe('cd');
    expect(codes(shown.third)).toBe('');
  });

  test('show what can be had before what is sold out', () => {
    const products = [soldOut('a'), ...named('bc')];
    expect(codes(eachOnce([{ name: 'row', products, most: 3 }]).row)).toBe('bca');
    expect(codes(eachOnce([{ name: 'row', products, most: 2 }]).row)).toBe('bc');
  });

  test('and the lists behind them name no promotion or deal while no promotion that buyers see lowers a price', () => {
    expect(visiblePromotionKinds).toEqual(['HOT_DEAL']);
    const headings = [thHome, enHome].flatMap(({ promotions, hotDeals }) => [promotions, hotDeals]);
    const lists = [thCatalogue, enCatalogue].flatMap(({ titles, collections }) =>
      [titles, collections].flatMap(({ promotion, hotDeal }) => [promotion, hotDeal]),
    );
    for (const words of [...headings, ...lists, thPromotions.all, enPromotions.all])
      expect(words).not.toMatch(/โปรโม|ดีล|ลด|promotion|deal|offer|sale/i);
  });
});
