import { describe, expect, test } from 'vitest';
import { filterOf, isNarrowed, listPath, readListSearch, toggled } from './list-search.ts';

const read = (search: string) => readListSearch(new URLSearchParams(search));

describe('the address of a product list', () => {
  test('names categories, order and text', () => {
    expect(read('h1=1&h2=11&sort=asc&q=%20cat%20')).toEqual({
      categories: ['1', '11'],
      sort: 'asc',
      text: 'cat',
    });
  });

  test('counts a lower category only below a higher one', () => {
    expect(read('h2=11&h3=111').categories).toEqual([]);
    expect(read('h1=1&h3=111').categories).toEqual(['1']);
  });

  test('leaves out what the shop cannot be asked for', () => {
    expect(read('h1=%3Cscript%3E&sort=cheap&q=%00%20')).toEqual({ categories: [] });
    expect(read(`q=${'a'.repeat(300)}`).text).toHaveLength(100);
  });

  test('S-10 N-07 goes down five levels and names collections, a display group and a promotion', () => {
    expect(read('h1=1&h2=2&h3=3&h4=4&h5=5&h6=6').categories).toEqual(['1', '2', '3', '4', '5']);
    expect(read('hotdeal=Y&promotion=Y&bestseller=N&buyagain=yes').collections).toEqual([
      'promotion',
      'hotDeal',
    ]);
    expect(read('displayGroupId=G1&displayGroupName=%20Cats%20&promotionId=PR1')).toEqual({
      categories: [],
      group: { id: 'G1', name: 'Cats' },
      promotionId: 'PR1',
    });
    expect(read('displayGroupId=%27--&displayGroupName=x&promotionId=')).toEqual({ categories: [] });
    expect(read(`displayGroupId=G&displayGroupName=${'a'.repeat(200)}`).group?.name).toHaveLength(60);
  });

  test('a collection is put on and taken off', () => {
    const both = toggled(toggled(read('h1=1'), 'bestSeller'), 'promotion');
    expect(listPath(both)).toBe('/product?h1=1&promotion=Y&bestseller=Y');
    expect(listPath(toggled(both, 'bestSeller'))).toBe('/product?h1=1&promotion=Y');
    expect([isNarrowed(both), isNarrowed(read('h1=1&q=x')), isNarrowed(read('promotionId=P'))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('comes back as itself', () => {
    for (const path of [
      '/product',
      '/product?h1=1&h2=11&h3=111&sort=desc&q=%E0%B9%81%E0%B8%A1%E0%B8%A7',
      '/product?h1=1&promotion=Y&hotdeal=Y&bestseller=Y&buyagain=Y&displayGroupId=G&displayGroupName=x&promotionId=P',
    ])
      expect(listPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });

  test('asks the API for no more than it names', () => {
    expect(filterOf({ categories: [] })).toEqual({});
    expect(filterOf({ categories: ['1', '11'], sort: 'asc', text: 'cat' })).toEqual({
      Hierarchy1: '1',
      Hierarchy2: '11',
      SortByPrice: 'asc',
      SearchText: 'cat',
    });
    expect(
      filterOf({
        categories: ['1', '2', '3', '4', '5'],
        collections: ['promotion', 'hotDeal', 'bestSeller', 'buyAgain'],
        group: { id: 'G', name: 'x' },
        promotionId: 'P',
      }),
    ).toMatchObject({
      Hierarchy5: '5',
      OnlyPromotionProduct: true,
      Types: ['HOT_DEAL', 'BEST_SELLER', 'BUY_AGAIN'],
      DisplayGroupId: 'G',
      PromotionId: 'P',
    });
  });
});
