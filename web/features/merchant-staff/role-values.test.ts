import { expect, test } from 'vitest';
import { staffRoles } from '#domain/access/roles.ts';
import type { Role } from './merchant-staff.queries.ts';
import { bodyOf, valuesOf } from './role-values.ts';

const role = (UserRole: Role['UserRole'], more: Partial<Role> = {}): Role => ({
  UserRole,
  NameTh: '',
  NameEn: '',
  DefaultName: 'Salesman',
  ClosedPages: [],
  Rights: [],
  People: 1,
  ...more,
});

test('B-05c B-05d what the shop has chosen is sent as it was read', () => {
  const roles = staffRoles.map((one) =>
    role(one, one === '4' ? { NameTh: 'คลัง', ClosedPages: ['cash', 'orders'], Rights: ['costs'] } : {}),
  );
  const sent = bodyOf(valuesOf(roles));
  expect(sent.map(({ UserRole }) => UserRole)).toEqual([...staffRoles]);
  expect(sent[2]).toEqual({
    UserRole: '4',
    NameTh: 'คลัง',
    NameEn: '',
    ClosedPages: ['orders', 'cash'],
    Rights: ['costs'],
  });
});

test('B-05c of the super admin only the names are sent', () => {
  const [sent] = bodyOf(valuesOf([role('1', { NameEn: 'Owner', Rights: ['costs'] })]));
  expect(sent).toEqual({ UserRole: '1', NameTh: '', NameEn: 'Owner', ClosedPages: [], Rights: [] });
});

test('B-05c a page that what was kept over a reload does not know stays open', () => {
  const [sent] = bodyOf({ 3: { NameTh: '', NameEn: '', orders: false } });
  expect(sent).toMatchObject({ ClosedPages: ['orders'], Rights: [] });
});
