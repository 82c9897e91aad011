/** An address's number of free tries follows the shop's sign-in limit, within bounds of its own. */
import { expect, test } from 'vitest';
import { freeCodes, freePasswords } from './sign-in-tries.usecases.ts';

const allowing = (signInsPerMinute: number) =>
  ({ limits: { signInsPerMinute } }) as Parameters<typeof freeCodes>[0];

test.each([
  ['a strict shop keeps five of each', 4, { passwords: 5, codes: 5 }],
  ['a quarter of what the address may do', 32, { passwords: 8, codes: 8 }],
  ['however busy, ten passwords: they are one person’s', 200, { passwords: 10, codes: 50 }],
  ['however busy, a hundred codes: each costs an SMS', 100_000, { passwords: 10, codes: 100 }],
])('%s', (_rule, signIns, free) => {
  expect({ passwords: freePasswords(allowing(signIns)), codes: freeCodes(allowing(signIns)) }).toEqual(free);
});
