import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createClient, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import type { StaffUser } from '#contract/page.ts';
import { createStaffSession, type StaffChange } from './staff-session.ts';

const staff = (userid: string, differs: Partial<StaffUser> = {}): StaffUser => ({
  userid,
  usernames: userid,
  role: 'Salesman',
  userRole: '3',
  ActiveDC: 'DC1',
  ActiveDCName: 'One',
  CenterCount: 2,
  Pages: ['home'],
  Rights: [],
  ...differs,
});
const nobody = staff('', { userRole: 'GUEST', ActiveDC: '', CenterCount: 0, Pages: [] });

type Answer = { status?: number; body?: unknown; authenticate?: string };
let asked: string[];
/** Answers by path; a list is used up one by one, its last again and again. */
let answers: Record<string, Answer[]>;

function transport({ url, headers }: ApiRequest): Promise<ApiResponse> {
  const token = headers['authorization']?.slice('Bearer '.length);
  asked.push(token === undefined ? url : `${url} as ${token}`);
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
const over: Answer = { status: 401, body: { code: 'SESSION_OVER', message: '' } };

const [PROFILE, RENEW, GUEST] = ['/api/merchant/profile', '/authen/user/renew', '/authen/user/login/guest'];

beforeEach(() => {
  asked = [];
  answers = {
    [PROFILE]: [{ body: { Name: 'S1' } }],
    [RENEW]: [{ body: { token: 't1', user: staff('S1') } }],
    [GUEST]: [{ body: { token: 'g1', user: nobody } }],
    '/authen/user/logout': [{ body: { statusText: 'OK' } }],
  };
});

function open(user: StaffUser) {
  const session = createStaffSession({ transport, user });
  const changes: StaffChange[] = [];
  session.subscribe((change) => changes.push(change));
  return { session, changes, api: createClient(session.send, calls) };
}

describe('a member of staff', () => {
  test('C-67 makes the first call with a token that the cookie gives, and the next ones with the same', async () => {
    const { api, changes } = open(staff('S1'));
    await Promise.all([api.staffProfile(), api.staffProfile()]);
    await api.staffProfile();
    expect(asked).toEqual([RENEW, `${PROFILE} as t1`, `${PROFILE} as t1`, `${PROFILE} as t1`]);
    expect(changes).toEqual([]);
  });

  test('B-61 B-02 whose token is reported expired has it renewed once, and never notices', async () => {
    const { api, changes } = open(staff('S1'));
    await api.staffProfile();
    answers[PROFILE] = [expired, { body: { Name: 'S1' } }];
    answers[RENEW] = [{ body: { token: 't2', user: staff('S1') } }];
    expect(await api.staffProfile()).toEqual({ Name: 'S1' });
    expect(asked.slice(-3)).toEqual([`${PROFILE} as t1`, RENEW, `${PROFILE} as t2`]);
    expect(changes).toEqual([]);
  });

  test('B-61 B-02 S-65 S-83 E-31 whose session is over goes on as the merchant guest; the call is not made as that guest', async () => {
    const { api, changes, session } = open(staff('S1'));
    answers[RENEW] = [over];
    await expect(api.staffProfile()).rejects.toMatchObject({ answer: { code: 'SESSION_OVER' } });
    expect(asked).toEqual([RENEW, GUEST]);
    expect(session.user()).toEqual(nobody);
    expect(changes).toEqual(['over']);
  });

  test('stays signed in while the shop is in trouble', async () => {
    const { api, changes, session } = open(staff('S1'));
    answers[RENEW] = [{ status: 503, body: { code: 'UNAVAILABLE', message: '' } }];
    await expect(api.staffProfile()).rejects.toMatchObject({ answer: { code: 'UNAVAILABLE' } });
    expect(session.user().userid).toBe('S1');
    expect(changes).toEqual([]);
  });

  test('works for another center with the token that the change answered', async () => {
    const { api, changes, session } = open(staff('S1'));
    session.adopt({ token: 'dc2', user: staff('S1', { ActiveDC: 'DC2' }) });
    await api.staffProfile();
    expect(asked).toEqual([`${PROFILE} as dc2`]);
    expect(session.user().ActiveDC).toBe('DC2');
    expect(changes).toEqual(['center']);
  });

  test('B-64 keeps the picked center, though a renewal begun before it answers after it', async () => {
    const { changes, session } = open(staff('S1'));
    const renewal = session.token();
    session.adopt({ token: 'dc2', user: staff('S1', { ActiveDC: 'DC2' }) });
    expect(await renewal).toBe('dc2');
    expect(session.user().ActiveDC).toBe('DC2');
    expect(changes).toEqual(['center']);
  });

  test.each([
    ['another center', staff('S1', { ActiveDC: 'DC2' }), 'center'],
    ['another person', staff('S2'), 'person'],
    ['another role', staff('S1', { userRole: '1' }), 'person'],
    ['another name', staff('S1', { usernames: 'New' }), 'name'],
    ['nobody', nobody, 'over'],
  ])('that follows another tab finds %s', async (_what, user, change) => {
    const { changes, session } = open(staff('S1'));
    answers[RENEW] = [{ body: { token: 't9', user } }];
    await session.follow();
    expect(changes).toEqual([change]);
  });

  test('ends the session by the cookie alone', async () => {
    const { session } = open(staff('S1'));
    await session.leave();
    expect(asked).toEqual(['/authen/user/logout']);
  });

  test('gets no message of a session that was left on purpose', async () => {
    const { changes, session } = open(staff('S1'));
    await session.leave();
    await session.follow();
    expect(asked).toEqual(['/authen/user/logout']);
    expect(changes).toEqual([]);
  });
});
