/** The table of roles in a browser: changed by keys alone, told where somebody else was faster, and a role at a time on a phone. */
import { adminOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { bringStaff } from './steps/staff.ts';

type Words = Record<'table' | 'saved' | 'meanwhile' | 'mine' | 'both' | 'save' | 'role' | 'costs', string>;
const words: InBoth<Words> = {
  th: {
    table: 'หน้าและสิทธิ์ของแต่ละตำแหน่ง',
    saved: 'บันทึกตำแหน่งและสิทธิ์แล้ว',
    meanwhile: 'มีคนอื่นบันทึกไปก่อนแล้ว',
    mine: 'บันทึกสิ่งที่ฉันแก้',
    both: 'มีช่องที่แก้ทั้งสองคน',
    save: 'บันทึก',
    role: 'ตำแหน่ง',
    costs: 'ดูต้นทุน ราคาขั้นต่ำ และกำไร',
  },
  en: {
    table: 'Pages and rights by role',
    saved: 'The roles are saved',
    meanwhile: 'Somebody else has saved meanwhile',
    mine: 'Save my changes',
    both: 'You both changed the same field',
    save: 'Save',
    role: 'Role',
    costs: 'See cost, floor price and margin',
  },
};

/** Nobody signs in with it in any other test. */
const ROLE = '8';

test('B-05c B-05d a right is given by keys alone, and a change meanwhile is told', async ({
  page,
  context,
  shop,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  const admin = await adminOf({ ...shop, language });
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/staff/roles'));
  const table = page.getByRole('table', { name: said.table });
  const boxes = table.getByRole('row', { name: new RegExp(`^${said.costs}`) }).getByRole('checkbox');
  const last = boxes.last();
  const was = await last.isChecked();
  const { keyboard } = page;
  await boxes.first().focus();
  for (let right = 0; right < 4; right += 1) await keyboard.press('ArrowRight');
  await expect(last).toBeFocused();
  await keyboard.press('Space');

  const now = await admin.staffRoles();
  const theirs = now.Data.filter(({ UserRole }) => UserRole === ROLE).map(
    ({ UserRole, NameTh, ClosedPages, Rights }) => ({
      UserRole,
      NameTh,
      NameEn: `Warehouse ${now.Version}`,
      ClosedPages,
      Rights,
    }),
  );
  await admin.saveStaffRoles({ body: { Roles: theirs, Version: now.Version } });
  await keyboard.press('Enter');
  await expect(page.getByText(said.meanwhile)).toBeVisible();
  await page.getByRole('button', { name: said.mine }).click();
  // They and we changed roles: theirs is shown before it is replaced.
  await expect(page.getByText(said.both)).toBeVisible();
  await page.getByRole('button', { name: said.save, exact: true }).click();
  await expect(page.getByText(said.saved)).toBeVisible();
  await page.reload();
  await expect(last).toBeChecked({ checked: !was });
});

test('B-05c on a phone the table shows one role at a time @th-phone', async ({
  page,
  context,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/staff/roles'));
  const names = page.getByRole('table', { name: said.table }).getByRole('textbox');
  await expect(names).toHaveCount(2);
  await page.getByRole('combobox', { name: said.role }).selectOption(ROLE);
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveAccessibleName(new RegExp(`\\(${ROLE}\\)`));
});
