import { describe, expect, test } from 'vitest';
import { filterOf, listPath, readListSearch } from './list-search.ts';

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

  test('comes back as itself', () => {
    for (const path of ['/product', '/product?h1=1&h2=11&h3=111&sort=desc&q=%E0%B9%81%E0%B8%A1%E0%B8%A7'])
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
  });
});
