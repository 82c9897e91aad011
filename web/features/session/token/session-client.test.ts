import { beforeEach, describe, expect, test } from 'vitest';
import { createClient, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import type { CustomerUser } from '#contract/page.ts';
import { shopCalls } from '#contract/shop.calls.ts';
import { createSessionClient } from './session-client.ts';

const user = (code: string, center = 'DC1'): CustomerUser => ({
  CUSTOMERCODE: code,
  CUSTOMERNAME: code,
  SALEUNIT: center,
  SALEUNIT_NAME: center,
  ActiveDC: center,
  ActiveDCName: center,
  AuthorizeAmount: 0,
  DebtAmount: 0,
  IsBjcSapCustomer: false,
  lat: null,
  lon: null,
  userRole: '',
  CustomerProfileCode: code === 'GUEST' ? '' : code,
});

type Answer = { status?: number; body?: unknown; authenticate?: string };
let asked: string[];
/** Answers by path; a list is used up one by one, its last again and again. */
let answers: Record<string, Answer[]>;

function transport({ method, url, headers }: ApiRequest): Promise<ApiResponse> {
  asked.push(`${method} ${url}${headers['authorization'] ? ` as ${headers['authorization'].slice(7)}` : ''}`);
  const left = answers[url] ?? [{ status: 404, body: { code: 'NOT_FOUND', message: '' } }];
  const answer = (left.length > 1 ? left.shift() : left[0]) ?? {};
  return Promise.resolve({
    status: answer.status ?? 200,
    headers: { get: (name) => (name === 'www-authenticate' ? (answer.authenticate ?? null) : null) },
    text: JSON.stringify(answer.body ?? {}),
  });
}

const expired: Answer = {
  status: 401,
  body: { code: 'TOKEN_EXPIRED', message: '' },
  authenticate: `Bearer error="invalid_token", error_description="The token expired at '2026-11-21T03:00:00.000Z'"`,
};
const categories: Answer = { body: { Data: [] } };
const over: Answer = { status: 401, body: { code: 'SESSION_OVER', message: '' } };

function open(visitor: CustomerUser, line = transport) {
  const warnings: string[] = [];
  const session = createSessionClient({
    transport: line,
    user: visitor,
    warn: (message) => warnings.push(message),
  });
  return { session, warnings, api: createClient(session.send, shopCalls) };
}

beforeEach(() => {
  asked = [];
  answers = {
    '/authen/login/guest': [{ body: { jtoken: 'g1', user: user('GUEST') } }],
    '/authen/renew': [{ body: { jtoken: 'c1', user: user('C1') } }],
    '/authen/logout': [{ body: { statusText: 'OK' } }],
    '/api/category/list': [categories],
  };
});

describe('a session in the browser', () => {
  test('S-01 a guest asks for a token with the first call, once for all calls', async () => {
    const { api } = open(user('GUEST'));
    expect(asked).toEqual([]);
    await Promise.all([api.categoryList(), api.categoryList()]);
    await api.categoryList();
    expect(asked).toEqual([
      'GET /authen/login/guest',
      'GET /api/category/list as g1',
      'GET /api/category/list as g1',
      'GET /api/category/list as g1',
    ]);
  });

  test('C-01 a signed-in visitor gets the token from the cookie', async () => {
    const { api } = open(user('C1'));
    await api.categoryList();
    expect(asked).toEqual(['POST /authen/renew', 'GET /api/category/list as c1']);
  });

  test('public calls carry no token', async () => {
    const { api } = open(user('C1'));
    await api.logout();
    expect(asked).toEqual(['POST /authen/logout']);
  });

  test('S-05 an expired token is renewed once and the call sent again', async () => {
    answers['/api/category/list'] = [categories, expired, categories];
    answers['/authen/renew'] = [
      { body: { jtoken: 'c1', user: user('C1') } },
      { body: { jtoken: 'c2', user: user('C1') } },
    ];
    const { api } = open(user('C1'));
    await api.categoryList();
    await expect(api.categoryList()).resolves.toEqual({ Data: [] });
    expect(asked.slice(2)).toEqual([
      'GET /api/category/list as c1',
      'POST /authen/renew',
      'GET /api/category/list as c2',
    ]);
  });

  test('when the session is over the visitor goes on as a guest, and subscribers are notified', async () => {
    answers['/api/category/list'] = [expired, categories];
    answers['/authen/renew'] = [{ body: { jtoken: 'c1', user: user('C1') } }, over];
    const { api, session } = open(user('C1'));
    const told: string[] = [];
    session.subscribe((now, before) => told.push(`${before.CUSTOMERCODE} > ${now.CUSTOMERCODE}`));
    await expect(api.categoryList()).resolves.toEqual({ Data: [] });
    expect(told).toEqual(['C1 > GUEST']);
    expect(asked.at(-1)).toBe('GET /api/category/list as g1');
  });

  test('S-05 a token refused again after its renewal drops the visitor to guest and reports the error', async () => {
    answers['/api/category/list'] = [expired];
    const { api, session } = open(user('C1'));
    await expect(api.categoryList()).rejects.toMatchObject({ answer: { code: 'TOKEN_EXPIRED' } });
    expect(session.user().CUSTOMERCODE).toBe('GUEST');
    expect(asked.filter((call) => call.startsWith('GET /api'))).toHaveLength(2);
  });

  test('a server in trouble while renewing ends no session', async () => {
    answers['/authen/renew'] = [{ status: 503, body: { code: 'UNAVAILABLE', message: '' } }];
    const { api, session } = open(user('C1'));
    await expect(api.categoryList()).rejects.toMatchObject({ answer: { code: 'UNAVAILABLE' } });
    expect(session.user().CUSTOMERCODE).toBe('C1');
  });

  test("a refusal that names no token is the caller's to handle", async () => {
    answers['/api/category/list'] = [{ status: 401, body: { code: 'WRONG_PASSWORD', message: '' } }];
    const { api } = open(user('GUEST'));
    await expect(api.categoryList()).rejects.toMatchObject({ answer: { code: 'WRONG_PASSWORD' } });
    expect(asked.filter((call) => call.startsWith('GET /api'))).toHaveLength(1);
  });

  test('E-02 "Customer not found" drops to guest with a warning', async () => {
    answers['/api/category/list'] = [
      { status: 500, body: { code: 'INTERNAL', message: 'Customer not found' } },
    ];
    const { api, session, warnings } = open(user('C1'));
    await expect(api.categoryList()).rejects.toThrow('Customer not found');
    expect(session.user().CUSTOMERCODE).toBe('GUEST');
    expect(warnings).toHaveLength(1);
  });

  test('S-42 a call that only the customer could make is not sent again as a guest', async () => {
    answers['/api/orders'] = [expired];
    answers['/authen/renew'] = [{ body: { jtoken: 'c1', user: user('C1') } }, over];
    const { api, session } = open(user('C1'));
    const changes: string[] = [];
    session.subscribe((_now, _before, { why, elsewhere }) => changes.push(`${why} ${elsewhere}`));
    await expect(api.listOrders({ query: {} })).rejects.toMatchObject({ answer: { code: 'SESSION_OVER' } });
    expect(asked.filter((call) => call.startsWith('GET /api/orders'))).toHaveLength(1);
    expect(changes).toEqual(['over false']);
    expect(session.lapsed(), 'until he signs in again').toBe(true);
    session.adopt({ jtoken: 'c', user: user('C1') });
    expect(session.lapsed()).toBe(false);
  });

  test('S-40 each change says why it came', async () => {
    const { session } = open(user('GUEST'));
    const changes: string[] = [];
    session.subscribe((now, _before, { why }) => changes.push(`${why} ${now.CUSTOMERCODE} ${now.ActiveDC}`));
    session.adopt({ jtoken: 'c', user: user('C1') });
    session.adopt({ jtoken: 'c', user: user('C1', 'DC2') });
    session.adopt({ jtoken: 'c', user: user('C1', 'DC2') });
    await session.leave();
    expect(changes).toEqual(['login C1 DC1', 'swap C1 DC2', 'logout GUEST DC2']);
  });

  test('S-73 another account of the same person is a change of center, another person’s is a sign-in', () => {
    const { session } = open(user('C1'));
    const changes: string[] = [];
    session.subscribe((now, _before, { why }) =>
      changes.push(`${why} ${now.CUSTOMERCODE} ${now.UserId ?? ''}`),
    );
    const ofPerson = (code: string, UserId?: string) => ({
      ...user(code),
      CustomerProfileCode: 'P1',
      UserId,
    });
    for (const next of [
      ofPerson('A'),
      ofPerson('B'),
      user('C2'),
      ofPerson('A', 'SALE'),
      ofPerson('B', 'SALE'),
    ])
      session.adopt({ jtoken: 'c', user: next });
    expect(changes, 'a salesman acts for one account').toEqual([
      'login A ',
      'swap B ',
      'login C2 ',
      'login A SALE',
      'login B SALE',
    ]);
  });

  test('S-40 a token that was asked for before a change of center and comes after it changes nothing', async () => {
    let arrive = (): void => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const { api, session } = open(user('GUEST'), async (request) => {
      if (request.url === '/authen/login/guest') await late;
      return transport(request);
    });
    const list = api.categoryList();
    session.adopt({ jtoken: 'g2', user: user('GUEST', 'DC2') });
    arrive();
    await list;
    expect(asked).toEqual(['GET /authen/login/guest', 'GET /api/category/list as g2']);
    expect(session.user().ActiveDC).toBe('DC2');
  });

  test('S-43 another tab’s change is followed by asking the shop, which has the last word', async () => {
    const { session } = open(user('GUEST'));
    const changes: string[] = [];
    session.subscribe((now, _before, { why, elsewhere }) =>
      changes.push(`${why} ${now.CUSTOMERCODE} ${elsewhere}`),
    );
    await session.follow({ signedIn: true, why: 'login' });
    answers['/authen/renew'] = [{ status: 503, body: { code: 'UNAVAILABLE', message: '' } }];
    await session.follow({ signedIn: true, why: 'swap' });
    expect(session.user().CUSTOMERCODE, 'a shop in trouble ends no session').toBe('C1');
    answers['/authen/login/guest'] = [{ status: 403, body: { code: 'GUEST_MODE_OFF', message: '' } }];
    await session.follow({ signedIn: false, why: 'logout' });
    expect(changes).toEqual(['login C1 true', 'logout GUEST true']);
  });

  test('S-02 signing in takes the token over without a further call; leaving goes on as a guest', async () => {
    const { api, session } = open(user('GUEST'));
    session.adopt({ jtoken: 'c9', user: user('C1') });
    await api.categoryList();
    expect(asked).toEqual(['GET /api/category/list as c9']);
    await session.leave();
    expect(session.user().CUSTOMERCODE).toBe('GUEST');
    expect(session.user().AuthorizeAmount).toBe(0);
    expect(asked.slice(1)).toEqual(['POST /authen/logout']);
    await api.categoryList();
    expect(asked.slice(2)).toEqual(['GET /authen/login/guest', 'GET /api/category/list as g1']);
  });

  test('S-40 a call on its way as the customer leaves is not made again, and asks for no guest’s token', async () => {
    const unread = Promise.withResolvers<ApiResponse>();
    const { api, session } = open(user('GUEST'), (request) =>
      request.url === '/api/notifications/unread' ? unread.promise : transport(request),
    );
    session.adopt({ jtoken: 'c9', user: user('C1') });
    const asking = api.unreadNotifications({});
    const refusal = asking.catch((error: unknown) => error);
    await session.leave();
    unread.resolve({
      status: 401,
      headers: { get: (name) => (name === 'www-authenticate' ? (expired.authenticate ?? null) : null) },
      text: JSON.stringify(expired.body),
    });
    expect(await refusal).toMatchObject({ answer: { code: 'SESSION_OVER' } });
    expect(asked).toEqual(['POST /authen/logout']);
  });

  test('a session that is ending is not renewed: who wants a token waits, and has the guest’s', async () => {
    const { session } = open(user('C1'));
    const before = session.token();
    const left = session.leave();
    expect(await before).toBe('c1');
    const during = session.token('c1');
    await left;
    expect(await during).toBe('g1');
    expect(asked).toEqual(['POST /authen/renew', 'POST /authen/logout', 'GET /authen/login/guest']);
  });
});
