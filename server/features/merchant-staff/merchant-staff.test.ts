import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#database/testing.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { StaffRole } from '#domain/access/roles.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';
import { untilRefused } from '../../testing/sign-ins.ts';
import { saveRole } from '../../testing/staff-roles.ts';

type Member = CallAnswer<'staffMember'>;
let shop: TestShop;
let admin: string;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(`delete from staff where user_id like 'U%'`);
  await shop.database.asOwner(`delete from staff_roles; update staff set status = 'active'`);
  shop.deps.events.publish({ tags: ['alpha/config'] });
  shop.sent.length = 0;
  // Anew: who was disabled by a test has no session any more.
  admin = await signIn('admin');
  await shop.database.asOwner(`delete from audit_log`);
});

const somsri = {
  Name: 'สมศรี ใจดี',
  Username: 'Somsri',
  Mobile: '083-000 0077',
  Email: 'somsri@example.com',
  UserRole: '3' as const,
  SaleUnits: ['C2', 'C1'],
};
const add = (body: object = {}) =>
  shop.call('addStaffMember', { token: admin, body: { ...somsri, ...body } });
const added = async (body: object = {}): Promise<Member> => {
  const answer = await add(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Member>();
};
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;
const audits = () =>
  shop.database.asOwner('select action, subject, before, after from audit_log order by audit_id');

async function smsWith(is: (sms: TestShop['sent'][number]) => boolean): Promise<string> {
  return eventually(() => {
    const found = shop.sent.find(is);
    expect(found).toBeDefined();
    return found?.text ?? '';
  });
}
const signIn = async (username: string) =>
  (await shop.call('staffLogin', { body: { username, password: PASSWORD } })).json<{ token: string }>().token;

/** Signs in by a code to the mobile, as an invited person does. */
async function enterByCode(mobile: string) {
  const asked = await shop.call('staffRequestCode', { body: { mobile } });
  const { reference } = asked.json<{ reference: string }>();
  const text = await smsWith(({ text: one }) => one.includes(reference));
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  return shop.call('staffVerifyCode', { body: { reference, code } });
}

describe('B-05b a new person', () => {
  test('is told how to sign in, does so by a code, and chooses a first password', async () => {
    const member = await added();
    expect(member).toMatchObject({
      Name: 'สมศรี ใจดี',
      Username: 'somsri',
      Mobile: '0830000077',
      Status: 'active',
      HasPassword: false,
      LastSignIn: null,
      IsSelf: false,
      Centers: [{ SaleUnit: 'C2' }, { SaleUnit: 'C1' }],
    });
    expect(await smsWith(({ to }) => to === '0830000077')).toContain('/merchant/login');

    const entered = await enterByCode('0830000077');
    expect(entered.statusCode, entered.body).toBe(200);
    const { token, user } = entered.json<{ token: string; user: object }>();
    expect(user).toMatchObject({ userid: member.UserId, userRole: '3', ActiveDC: 'C2', CenterCount: 2 });

    const NewPassword = 'ปลาทูนึ่ง สองเข่ง';
    const late = new Date(shop.now.getTime() + 31 * 60_000);
    const now = shop.now;
    const choose = () =>
      shop.call('changeStaffPassword', { token, body: { CurrentPassword: '', NewPassword } });
    shop.now = late;
    expect((await choose()).statusCode).not.toBe(200);
    shop.now = now;
    expect((await choose()).statusCode).toBe(200);
    const again = await shop.call('staffLogin', { body: { username: 'somsri', password: NewPassword } });
    expect(again.statusCode).toBe(200);
    const shown = await shop.call('staffMember', { token: admin, params: { userId: member.UserId } });
    expect(shown.json<Member>()).toMatchObject({ HasPassword: true, LastSignIn: expect.any(String) });
  });

  test('who has a password cannot go without typing it', async () => {
    const token = await shop.tokenOf('alpha', 'SALE');
    const body = { CurrentPassword: '', NewPassword: 'ปลาทูนึ่ง สองเข่ง' };
    expect(codeOf((await shop.call('changeStaffPassword', { token, body })).body)).toBe(
      'CURRENT_PASSWORD_WRONG',
    );
  });

  test.each([
    [{ Mobile: '1234' }, 'INVALID_MOBILE', 'Mobile'],
    [{ Mobile: '0830000002' }, 'MOBILE_TAKEN', 'Mobile'],
    [{ Username: 'SALE' }, 'USERNAME_TAKEN', 'Username'],
    [{ Email: 'somsri' }, 'INVALID_EMAIL', 'Email'],
    [{ SaleUnits: [] }, 'CENTER_NEEDED', 'SaleUnits'],
    [{ SaleUnits: ['NOWHERE'] }, 'CENTER_NOT_FOUND', 'SaleUnits'],
    [{ UserRole: '2' }, 'INVALID_INPUT', 'UserRole'],
    [{ Name: ' ' }, 'INVALID_INPUT', 'Name'],
    [{ Username: 'som sri' }, 'INVALID_INPUT', 'Username'],
  ])('with %o is refused as %s at the field %s', async (body, code, field) => {
    const answer = await add(body);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(await audits()).toEqual([]);
  });

  test('a super admin needs no center: without one all are theirs', async () => {
    expect(await added({ UserRole: '1', SaleUnits: [] })).toMatchObject({ UserRole: '1', Centers: [] });
  });
});

describe('B-05b a person who is changed', () => {
  const save = async (userId: string, body: object) => {
    const params = { userId };
    const { Version } = (await shop.call('staffMember', { token: admin, params })).json<Member>();
    return shop.call('saveStaffMember', { token: admin, params, body: { ...somsri, ...body, Version } });
  };
  const sale = { Name: 'Sale', Username: 'sale', Mobile: '0830000002', Email: '', SaleUnits: ['C1'] };

  test('has the new fields at once, and the log both', async () => {
    const { UserId } = await added();
    const answer = await save(UserId, { Name: 'Somsri', SaleUnits: ['C1'], UserRole: '5' });
    expect(answer.json()).toMatchObject({ Name: 'Somsri', UserRole: '5', Centers: [{ SaleUnit: 'C1' }] });
    expect((await audits()).at(-1)).toMatchObject({
      action: 'staff.change',
      subject: `staff/${UserId}`,
      before: { name: 'สมศรี ใจดี', UserRole: '3', SaleUnits: 'C2, C1' },
      after: { name: 'Somsri', UserRole: '5', SaleUnits: 'C1' },
    });
  });

  test('the caller cannot take the own role away', async () => {
    const own = { Name: 'Admin', Username: 'admin', Mobile: '0830000001', Email: '', SaleUnits: ['C1'] };
    expect(codeOf((await save('ADMIN', { ...own, UserRole: '3' })).body)).toBe('OWN_ACCOUNT');
    expect((await save('ADMIN', { ...own, UserRole: '1', Name: 'Boss' })).json()).toMatchObject({
      Name: 'Boss',
    });
    await save('ADMIN', { ...own, UserRole: '1' });
  });

  test('two super admins who take each other away: one stays', async () => {
    const { UserId } = await added({ UserRole: '1', SaleUnits: [] });
    const entered = (await enterByCode('0830000077')).json<{ token: string }>();
    const disable = (token: string, userId: string) =>
      shop.call('setStaffStatus', { token, params: { userId }, body: { Status: 'disabled' } });
    const both = await Promise.all([disable(admin, UserId), disable(entered.token, 'ADMIN')]);
    const [{ count }] = (await shop.database.asOwner(
      `select count(*)::int as count from staff where tenant_id = 'alpha' and role = '1' and status = 'active'`,
    )) as [{ count: number }];
    expect(count, both.map(({ body }) => body).join(' ')).toBe(1);
    await shop.database.asOwner(`update staff set status = 'active'`);
  });

  test('who loses a center by it loses the token', async () => {
    const { token } = (
      await shop.call('staffLogin', { body: { username: 'sale', password: PASSWORD } })
    ).json<{ token: string }>();
    expect((await save('SALE', { ...sale, SaleUnits: ['C2'] })).statusCode).toBe(200);
    await untilRefused(shop, token);
    await save('SALE', sale);
  });
});

describe('B-05b disabled and reset', () => {
  const disable = (userId: string, Status = 'disabled') =>
    shop.call('setStaffStatus', { token: admin, params: { userId }, body: { Status } });

  test('a disabled person is out, and can be let in again', async () => {
    const enter = () => shop.call('staffLogin', { body: { username: 'sale', password: PASSWORD } });
    const { token } = (await enter()).json<{ token: string }>();
    expect((await disable('SALE')).json()).toMatchObject({ Status: 'disabled' });
    await untilRefused(shop, token);
    expect(codeOf((await enter()).body)).toBe('CUSTOMER_INACTIVE');
    expect((await disable('SALE', 'active')).json()).toMatchObject({ Status: 'active' });
    expect((await enter()).statusCode).toBe(200);
  });

  test('nobody disables the own account', async () => {
    expect(codeOf((await disable('ADMIN')).body)).toBe('OWN_ACCOUNT');
  });

  test('a reset takes the password and the sessions; a code lets the person in', async () => {
    const hash = await shop.database.asOwner(
      `select password_hash from staff where tenant_id = 'alpha' and user_id = 'SALE2'`,
    );
    const token = await signIn('sale2');
    const answer = await shop.call('resetStaffPassword', { token: admin, params: { userId: 'SALE2' } });
    expect(answer.json()).toMatchObject({ HasPassword: false });
    expect((await shop.call('staffProfile', { token })).statusCode).toBe(401);
    const login = await shop.call('staffLogin', { body: { username: 'sale2', password: PASSWORD } });
    expect(codeOf(login.body)).toBe('WRONG_PASSWORD');
    expect(await smsWith(({ to, key }) => to === '0830000003' && key !== undefined)).toContain(
      '/merchant/login',
    );
    expect((await audits()).slice(-2)).toMatchObject([
      { action: 'staff.reset', subject: 'staff/SALE2' },
      { action: 'staff.refused', subject: 'staff/SALE2', after: { Refused: 'WRONG_PASSWORD' } },
    ]);
    await shop.database.asOwner(
      `update staff set password_hash = $1 where tenant_id = 'alpha' and user_id = 'SALE2'`,
      [(hash as { password_hash: string }[])[0]?.password_hash],
    );
  });
});

describe('B-05b the list', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await shop.call('staffMembers', { token: admin, query })).json<CallAnswer<'staffMembers'>>();
  const ids = async (query: Record<string, string> = {}) => (await list(query)).Data.map((one) => one.UserId);

  test.each([
    [{}, ['ADMIN', 'SALE', 'SALE2']],
    [{ text: 'sale of' }, ['SALE2']],
    [{ text: '083-0000002' }, ['SALE']],
    [{ text: '+66 83 000 0002' }, ['SALE']],
    [{ text: '100%' }, []],
    [{ role: '1' }, ['ADMIN']],
    [{ saleUnit: 'C2' }, ['SALE2']],
    [{ status: 'disabled' }, []],
  ])('with %o has %o, and no riders', async (query, expected) => {
    expect(await ids(query as Record<string, string>)).toEqual(expected);
  });

  test('comes a page by key', async () => {
    const first = await list({ take: '2' });
    expect(first.Data.map((one) => one.UserId)).toEqual(['ADMIN', 'SALE']);
    expect(await ids({ take: '2', after: first.Next ?? '' })).toEqual(['SALE2']);
    const wrong = await shop.call('staffMembers', { token: admin, query: { after: 'WyJcdTAwMDAiLCJ4Il0' } });
    expect(wrong.statusCode, 'a zero in the name').toBe(400);
  });
});

describe('B-05c the rights of a role', () => {
  const save = (role: StaffRole, body: object) => saveRole(shop, admin, { UserRole: role, ...body });

  test('a page that is closed to it answers nobody of the role, and the menu does not lead there', async () => {
    const sale = () => shop.call('staffLogin', { body: { username: 'sale', password: PASSWORD } });
    expect((await save('3', { NameTh: 'เซลส์', ClosedPages: ['orders', 'customers'] })).statusCode).toBe(200);
    const { token, user } = (await sale()).json<{ token: string; user: { Pages: string[]; role: string } }>();
    expect(user.Pages).not.toContain('orders');
    expect(user.role).toBe('เซลส์');
    const query = { saleUnit: 'C1' };
    expect((await shop.call('merchantOrders', { token, query })).json()).toMatchObject({
      code: 'PAGE_DISABLED',
    });
    const other = await signIn('sale2');
    const open = await shop.call('merchantOrders', { token: other, query: { saleUnit: 'C2' } });
    expect(open.statusCode, 'role 4 keeps it').toBe(200);
  });

  test('the names are what people see, the own language first', async () => {
    await save('4', { NameTh: 'คลัง', NameEn: 'Warehouse' });
    const token = await signIn('sale2');
    const nameIn = async (language: 'th' | 'en') =>
      (await shop.call('staffProfile', { token, language })).json<{ Role: string }>().Role;
    expect(await nameIn('th')).toBe('คลัง');
    expect(await nameIn('en')).toBe('Warehouse');
    await save('4', { NameTh: 'คลัง' });
    expect(await nameIn('en')).toBe('คลัง');
  });

  test('a name alone ends no session', async () => {
    await save('1', { NameTh: 'เจ้าของร้าน' });
    await save('1', { NameTh: 'เจ้าของ' });
    expect((await shop.call('staffProfile', { token: admin })).statusCode).toBe(200);
  });

  test('no page is kept from the super admin, and none of theirs is given away', async () => {
    expect((await save('1', { ClosedPages: ['orders'] })).json()).toMatchObject({ code: 'ROLE_COMPLETE' });
    expect((await save('3', { ClosedPages: ['log'] })).statusCode).toBe(400);
    expect((await save('3', { ClosedPages: ['profile'] })).statusCode).toBe(400);
    expect((await save('3', { Rights: ['log'] })).statusCode).toBe(400);
  });

  test('all are changed together; the log has each that is not as it was', async () => {
    const now = (await shop.call('staffRoles', { token: admin })).json<CallAnswer<'staffRoles'>>();
    const change = (Version: number, Rights: string[]) =>
      shop.call('saveStaffRoles', {
        token: admin,
        body: {
          Roles: now.Data.map(({ UserRole, NameTh, NameEn, ClosedPages }) => ({
            UserRole,
            NameTh: UserRole === '8' ? 'คลัง' : NameTh,
            NameEn,
            ClosedPages,
            Rights: UserRole === '7' ? Rights : [],
          })),
          Version,
        },
      });
    const saved = (await change(now.Version, ['costs'])).json<CallAnswer<'staffRoles'>>();
    expect(saved.Version).toBeGreaterThan(now.Version);
    expect(saved.Data.at(-1)).toMatchObject({ NameTh: 'คลัง' });
    expect(await audits()).toMatchObject([
      { action: 'role.change', subject: 'role/7', before: null, after: { Rights: ['costs'] } },
      { action: 'role.change', subject: 'role/8', before: null, after: { name: 'คลัง' } },
    ]);
    expect(await shop.database.asOwner(`select 1 from staff_roles where tenant_id = 'beta'`)).toEqual([]);

    expect(verdict(await change(now.Version, [])), 'a form of before').toBe('409 ROLES_CHANGED');
    expect((await change(saved.Version, ['costs'])).json()).toEqual(saved);
    expect(await audits(), 'nothing was changed').toHaveLength(2);
  });

  test('two who save at the same time: one is told', async () => {
    const Version = 0;
    const names = ['One', 'Two'].map((NameEn, at) => ({
      Roles: [{ UserRole: at === 0 ? '5' : '7', NameTh: '', NameEn, ClosedPages: [], Rights: [] }],
      Version,
    }));
    const answers = await Promise.all(
      names.map((body) => shop.call('saveStaffRoles', { token: admin, body })),
    );
    expect(answers.map(verdict).toSorted()).toEqual(['200 undefined', '409 ROLES_CHANGED']);
  });

  test('all roles are listed with how many people have them', async () => {
    const { Data } = (await shop.call('staffRoles', { token: admin, language: 'en' })).json<
      CallAnswer<'staffRoles'>
    >();
    expect(Data.map(({ UserRole, People, DefaultName }) => [UserRole, People, DefaultName])).toEqual([
      ['1', 1, 'Super admin'],
      ['3', 1, 'Salesman'],
      ['4', 1, 'Salesman'],
      ['5', 0, 'Salesman'],
      ['7', 0, 'Salesman'],
      ['8', 0, 'Salesman'],
    ]);
  });
});
