import { expect, test } from 'vitest';
import { fileFlaw } from './file-flaw.ts';
import { FILE_RULES, megabytesOf } from './file-kinds.ts';

const MAX = FILE_RULES.picture.maxBytes;
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  [file('a.jpg', 'image/jpeg'), 'picture', undefined],
  [file('a.PNG', 'image/png'), 'picture', undefined],
  [file('a.webp', 'image/webp'), 'paper', undefined],
  [file('a.pdf', 'application/pdf'), 'paper', undefined],
  [file('a.pdf', 'application/pdf'), 'picture', 'unsupported'],
  [file('a.gif', 'image/gif'), 'picture', 'unsupported'],
  [file('a.svg', 'image/svg+xml'), 'picture', 'unsupported'],
  [file('a', ''), 'picture', 'unsupported'],
  [file('a.jpg', 'image/jpeg', 0), 'picture', 'empty'],
  [file('IMG_1.HEIC', 'image/heic'), 'picture', 'heic'],
  [file('IMG_1.heif', ''), 'paper', 'heic'],
  [file('a.pdf', 'application/pdf', MAX + 1), 'paper', 'tooLarge'],
] as const)('%j as a %s: %s', (chosen, kind, flaw) => {
  expect(fileFlaw(chosen, kind, { isPrepared: false })).toBe(flaw);
});

test('a picture of a good camera is too large only if it still is after it was reduced', () => {
  const photo = file('a.jpg', 'image/jpeg', MAX + 1);
  expect(fileFlaw(photo, 'picture', { isPrepared: false })).toBeUndefined();
  expect(fileFlaw(photo, 'picture', { isPrepared: true })).toBe('tooLarge');
  expect(fileFlaw({ ...photo, size: MAX }, 'picture', { isPrepared: true })).toBeUndefined();
});

test('the limit is said in whole megabytes', () => {
  expect(megabytesOf(MAX)).toBe(10);
});
