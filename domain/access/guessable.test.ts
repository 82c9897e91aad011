import { expect, it } from 'vitest';
import { distinctLetters, followingShare, isRepeated } from './guessable.ts';

it('capitals and wide letters are the same letters', () => {
  expect(distinctLetters('aAａＡb')).toBe(2);
});

it.each([
  ['aaaa', true],
  ['abcabc', true],
  ['abcabca', true],
  ['abcab', false],
  ['abcd', false],
  ['a', false],
  ['', false],
])('%s repeats a shorter text: %s', (text, is) => {
  expect(isRepeated(text)).toBe(is);
});

it.each([
  ['abcdef', 1],
  ['fedcba', 1],
  ['qwerty', 1],
  ['ฟหกด', 1],
  ['a1b2c3', 0],
  ['x', 0],
])('%s: the share that follows from the letter before is %d', (text, share) => {
  expect(followingShare(text)).toBe(share);
});
