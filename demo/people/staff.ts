import type { DemoCenter, DemoStaff } from '../types.ts';

/** The other salesmen: one of each role, and of one center. */
const MORE_SALESMEN = [
  { role: '4', mobile: '0830000003', name: 'คุณสุดา ใจงาม' },
  { role: '5', mobile: '0830000004', name: 'คุณประเสริฐ ทองมี' },
  { role: '7', mobile: '0830000005', name: 'คุณอรุณี แสงเดือน' },
  { role: '8', mobile: '0830000006', name: 'คุณมานพ ศรีสุข' },
] as const;

/**
 * The demo logins of staff and the rider, the same in each tenant: `admin` sees every center, `sale` the first two,
 * `sale4`, `sale5`, `sale7` and `sale8` one each; the number is the role's.
 */
export function composeStaff(letter: string, centers: readonly DemoCenter[]): DemoStaff[] {
  const all = centers.map((center) => center.saleUnit);
  return [
    {
      userId: `${letter}ADMIN`,
      kind: 'merchant',
      role: '1',
      username: 'admin',
      mobile: '0830000001',
      // Shown on pages of both languages.
      name: 'Admin',
      saleUnits: all,
    },
    {
      userId: `${letter}SALE`,
      kind: 'merchant',
      role: '3',
      username: 'sale',
      mobile: '0830000002',
      name: 'คุณธนา พนาวัลย์',
      saleUnits: all.slice(0, 2),
    },
    ...MORE_SALESMEN.map(({ role, mobile, name }, at) => ({
      userId: `${letter}SALE${role}`,
      kind: 'merchant' as const,
      role,
      username: `sale${role}`,
      mobile,
      name,
      // The last center first, so that every center has somebody besides `sale`.
      saleUnits: [all[all.length - 1 - (at % all.length)] ?? ''],
    })),
    {
      userId: `${letter}RIDER1`,
      kind: 'rider',
      role: '',
      username: undefined,
      mobile: '0820000001',
      name: 'คุณวีระ สายธารใส',
      saleUnits: all.slice(0, 1),
    },
  ];
}
