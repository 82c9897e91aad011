/** Tokens that must never be accepted. */
import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { testConfig } from './shop.ts';

type Header = Record<string, unknown>;
type Claims = Record<string, unknown>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

function changed(token: string, { header = {}, claims = {} }: { header?: Header; claims?: Claims }): string {
  const [head, body, signature = ''] = token.split('.');
  return [encoded({ ...decoded(head), ...header }), encoded({ ...decoded(body), ...claims }), signature].join(
    '.',
  );
}

const signed = (token: string, { key, alg = 'HS256' }: { key: Buffer; alg?: string }) =>
  new SignJWT(decoded(token.split('.')[1])).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);

/** Every forgery of a valid token possible without the key, by what is wrong with it. */
export async function forgeries(token: string): Promise<Record<string, string>> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const secret = Buffer.from(testConfig.sessionSecret);
  const key = createHmac('sha256', secret).update('visitor-token').digest();
  const unsigned = changed(token, { header: { alg: 'none' } }).split('.');
  return {
    'signed with another secret': await signed(token, { key: Buffer.alloc(32, 7) }),
    'signed with the secret itself': await signed(token, { key: secret }),
    'signed with an empty key': [
      head,
      body,
      createHmac('sha256', '').update(`${head}.${body}`).digest('base64url'),
    ].join('.'),
    'signed in another way': await signed(token, { key: Buffer.concat([key, key]), alg: 'HS512' }),
    'of another user': changed(token, { claims: { UserId: 'BOSS', kind: 'staff', role: '1' } }),
    'of another customer': changed(token, { claims: { cus: 'CUST2' } }),
    'of another tenant': changed(token, { claims: { TenantId: 'beta' } }),
    'made to last': changed(token, { claims: { exp: 4_102_444_800 } }),
    'alg none, unsigned': `${unsigned[0]}.${unsigned[1]}.`,
    'alg none, signature kept': changed(token, { header: { alg: 'none' } }),
    'alg NONE': changed(token, { header: { alg: 'NONE' } }),
    'without a signature': `${head}.${body}.`,
    'of two parts': `${head}.${body}`,
    'with a changed signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'no token at all': 'x',
    'of ten thousand letters': 'x'.repeat(10_000),
  };
}
