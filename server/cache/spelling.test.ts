import { describe, expect, test } from 'vitest';
import { canonicalBody, canonicalTarget, sortedBody } from './spelling.ts';

const typed = '/complete?search=%E0%B9%81%E0%B8%A1%E0%B8%A7&take=10';

describe('the one spelling of a target', () => {
  const query = { search: 'แมว', take: 10, lang: 'th' };
  test.each([
    [typed, typed],
    ['/complete?search=แมว&take=10', typed],
    ['/Complete?search=%e0%b9%81%e0%b8%a1%e0%b8%a7&take=10', typed],
    ['/complete?search=%E0%B9%81%E0%B8%A1%E0%B8%A7&take=010&junk=1', typed],
    ['/complete?search=%E0%B9%81%E0%B8%A1%E0%B8%A7&take=10&take=10', typed],
    ['/complete?take=10', '/complete?take=10'],
    ['/complete?', '/complete'],
    ['/complete?junk=1', '/complete'],
    ['/complete?__proto__=1&constructor=1', '/complete'],
  ])('%s is %s', (target, spelled) => {
    expect(canonicalTarget({ route: '/complete', params: {}, query, target })).toBe(spelled);
  });

  test('escapes the contents of the path', () => {
    const asked = { route: '/item/:code', params: { code: 'a b/ค' }, query: {}, target: '/item/a%20b%2fค' };
    expect(canonicalTarget(asked)).toBe('/item/a%20b%2F%E0%B8%84');
  });
});

describe('the one spelling of a body', () => {
  const read = { Take: 12, Skip: 0, SearchText: 'แมว', Types: ['HOT_DEAL'] };
  test.each([
    ['{"Take":12}', true],
    ['{ "Skip" : 0,\n"Take" : 12 }', true],
    ['{"SearchText":"\\u0e41\\u0e21\\u0e27"}', true],
    ['{"Types":["HOT_DEAL"]}', true],
    ['{"Take":12,"junk":1}', false],
    ['{"SearchText":" แมว "}', false],
    ['{"Take":12,"toString":1}', false],
  ])('%s is one of its spellings: %s', (json, isCanonical) => {
    expect(canonicalBody(json, read) === sortedBody(json)).toBe(isCanonical);
  });

  test('does not depend on order, white space and escapes', () => {
    expect(sortedBody('{"b":"\\u0061","a":1.0}')).toBe(sortedBody(' {"a":1, "b":"a"}'));
  });

  test.each(['', '{', '[]', '"a"', 'null', '7'])('%s is none', (json) => {
    expect([sortedBody(json), canonicalBody(json, {})]).toEqual([undefined, undefined]);
  });
});
