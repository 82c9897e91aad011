import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

test('what is not a page may load nothing, be framed by nobody and be taken for nothing else', () => {
  expect(securityHeaders({ https: false })).toEqual({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a shop on https is remembered as such; a demo on http is not', () => {
  expect(securityHeaders({ https: true })['strict-transport-security']).toContain('max-age=31536000');
  expect(securityHeaders({ https: false })['strict-transport-security']).toBeUndefined();
});
