import { expect, it } from 'vitest';
import { isGuessableSecret } from './secret.ts';

it.each([
  'a'.repeat(32),
  'ab'.repeat(20),
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz012345',
  'abcdefghijklmnopabcdefghijklmnop',
  'change-me-to-thirty-two-characters',
  'please change this before production!',
  'your-very-long-session-secret-value',
  'this is an example of a secret, mind it',
  'SESSION_SECRET_PLACEHOLDER_0123456',
  'supersecretpassword-of-our-shop-2026',
])('%s can be guessed', (secret) => {
  expect(isGuessableSecret(secret)).toBe(true);
});

it.each([
  '9f86d081884c7d659a2feaa0c55ad015',
  '3b1f4a0c7e92d85610fbc4a97d2e8350e1c6f7a98b04d235',
  'Zk3vQ2xh1pWn8bT6sYcJ0rLdMfGaUeKo5iV7qXyBzHs=',
  'the bench signs its own visitors in, nobody else ever',
  'three rivers carry 17 umbrellas to the sea',
])('%s cannot', (secret) => {
  expect(isGuessableSecret(secret)).toBe(false);
});
