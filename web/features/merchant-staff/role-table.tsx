import { useState, type ReactNode } from 'react';
import { closablePages, closedWith, pagesOf, type MerchantPageName } from '#domain/access/merchant-pages.ts';
import { staffRights } from '#domain/access/rights.ts';
import { isSuperAdminRole, type StaffRole } from '#domain/access/roles.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { IconDone } from '../../ui/theme/icons.ts';
import { onCellKey } from './cell-keys.ts';
import type { Role } from './merchant-staff.queries.ts';
import classes from './role-table.module.css';
import type { RolesValues } from './role-values.ts';
import { useRoleNames } from './use-role-names.ts';

type Props = { form: RecordForm<RolesValues>; roles: readonly Role[] };

/**
 * Pages and rights down, roles across; on a phone one role at a time. What is always open and what is the super admin's alone is
 * shown without a choice. The arrow keys lead from box to box.
 */
export function RoleTable({ form, roles }: Props) {
  const t = useTranslations('merchantStaff.rights');
  const nameOfPage = usePageNames();
  const nameOfRole = useRoleNames();
  const { values, field, check } = form;
  const called = (role: Role) => nameOfRole({ ...role, ...values[role.UserRole] });
  // The one that a phone shows; the first of those that have something to choose.
  const [chosen, setChosen] = useState<StaffRole>(roles.find(isChoosing)?.UserRole ?? '1');

  const cells = (draw: (role: Role) => ReactNode) =>
    roles.map((role) => (
      <td
        key={role.UserRole}
        className={classes.cell}
        data-column={role.UserRole}
        data-called={called(role)}
        data-chosen={role.UserRole === chosen || undefined}
      >
        {draw(role)}
      </td>
    ));
  const head = (name: string, isPart = false) => (
    <th scope="row" className={classes.name} data-part={isPart || undefined}>
      {name}
    </th>
  );
  const box = (
    role: Role,
    choice: (typeof closablePages)[number] | (typeof staffRights)[number],
    of: string,
  ) => {
    const whole = isPage(choice) ? closedWith(choice) : undefined;
    const isClosedWithWhole = whole !== undefined && values[role.UserRole]?.[whole] === false;
    const props = check(`${role.UserRole}.${choice}`);
    return (
      <label className={classes.box}>
        <input
          type="checkbox"
          {...props}
          checked={props.checked === true && !isClosedWithWhole}
          disabled={isClosedWithWhole}
          aria-label={t('of', { what: of, role: called(role) })}
        />
      </label>
    );
  };
  const fixed = (isOpen: boolean) => <Fixed isOpen={isOpen} />;

  return (
    <div>
      <div className={classes.chooser}>
        <SelectField
          label={t('role')}
          value={chosen}
          onChange={(event) =>
            setChosen(roles.find(({ UserRole }) => UserRole === event.target.value)?.UserRole ?? chosen)
          }
          data={roles.map((role) => ({ value: role.UserRole, label: called(role) }))}
        />
      </div>
      <div className={classes.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the boxes in it */}
        <table className={classes.table} aria-label={t('table')} onKeyDown={onCellKey}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                <span className="hidden-visually">{t('table')}</span>
              </th>
              {roles.map((role) => (
                <th
                  key={role.UserRole}
                  scope="col"
                  className={classes.role}
                  data-chosen={role.UserRole === chosen || undefined}
                >
                  {called(role)}
                  <small>{t('people', { count: role.People })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <Group title={t('names')} columns={roles.length}>
            {(['NameTh', 'NameEn'] as const).map((name) => (
              <tr key={name}>
                {head(t(name))}
                {cells((role) => (
                  <TextField
                    {...field(`${role.UserRole}.${name}`)}
                    aria-label={t('of', { what: t(name), role: called(role) })}
                    placeholder={role.DefaultName}
                    maxLength={60}
                  />
                ))}
              </tr>
            ))}
          </Group>
          <Group title={t('pages')} columns={roles.length}>
            {closablePages.map((page) => (
              <tr key={page}>
                {head(nameOfPage(page), closedWith(page) !== undefined)}
                {cells((role) => (isChoosing(role) ? box(role, page, nameOfPage(page)) : fixed(true)))}
              </tr>
            ))}
          </Group>
          <Group title={t('seen')} columns={roles.length}>
            {staffRights.map((right) => (
              <tr key={right}>
                {head(t(`see.${right}`))}
                {cells((role) => (isChoosing(role) ? box(role, right, t(`see.${right}`)) : fixed(true)))}
              </tr>
            ))}
          </Group>
          <Group title={t('always')} columns={roles.length}>
            {pagesOf('always').map((page) => (
              <tr key={page}>
                {head(nameOfPage(page))}
                {cells(() => fixed(true))}
              </tr>
            ))}
          </Group>
          <Group title={t('superAdmin')} columns={roles.length}>
            {pagesOf('superAdmin').map((page) => (
              <tr key={page}>
                {head(nameOfPage(page))}
                {cells(({ UserRole }) => fixed(isSuperAdminRole(UserRole)))}
              </tr>
            ))}
          </Group>
        </table>
      </div>
    </div>
  );
}

const isChoosing = ({ UserRole }: Role): boolean => !isSuperAdminRole(UserRole);
const isPage = (choice: string): choice is MerchantPageName =>
  (closablePages as readonly string[]).includes(choice);

function Group({ title, columns, children }: { title: string; columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={classes.group}>
          <span>{title}</span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** What nobody chooses. */
function Fixed({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('merchantStaff.rights');
  return (
    <span className={classes.fixed}>
      {isOpen ? <IconDone size={18} aria-hidden /> : <span aria-hidden>–</span>}
      <span className="hidden-visually">{t(isOpen ? 'open' : 'closed')}</span>
    </span>
  );
}

function usePageNames(): (page: MerchantPageName) => string {
  const t = useTranslations('merchantStaff.rights');
  const pages = useTranslations('merchant.pages');
  return (page) => {
    if (page === 'searchWords') return t('words');
    return page === 'orders' ? t('all') : pages(page);
  };
}
