import type { DemoCenter, DemoStaff } from '../types.ts';

/** The demo logins of staff and the rider, the same in each tenant: `admin` sees every center, `sale` the first two. */
export function composeStaff(letter: string, centers: readonly DemoCenter[]): DemoStaff[] {
  const all = centers.map((center) => center.saleUnit);
  return [
    {
      userId: `${letter}ADMIN`,
      kind: 'merchant',
      role: '1',
      username: 'admin',
      mobile: '0830000001',
      name: 'ผู้ดูแลระบบ',
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
