import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts, type Fact } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './staff-facts.module.css';
import { staffProfileQuery } from './staff.queries.ts';
import { useStaff } from './use-staff.ts';

/** A member of staff's own account and centers, the current one marked. */
export function StaffFacts() {
  const t = useTranslations('staff.profile');
  const { ActiveDC } = useStaff();
  const { data } = useSuspenseQuery(staffProfileQuery(usePage()));
  const { Name, Username, Email, Mobile, Role, Centers } = data;
  const account: Fact[] = [
    { label: t('name'), value: <UserText>{Name}</UserText> },
    { label: t('role'), value: Role },
    { label: t('username'), value: Username || t('none') },
    { label: t('mobile'), value: Mobile || t('none') },
    { label: t('email'), value: Email || t('none') },
  ];
  return (
    <>
      <Panel title={t('account')}>
        <Facts facts={account} />
      </Panel>
      <Panel
        title={t('centers', { count: Centers.length })}
        action={
          Centers.length > 1 && (
            <AppLink to="/merchant/profile/dc" className={classes.change}>
              {t('changeCenter')}
            </AppLink>
          )
        }
      >
        <ul className={classes.centers}>
          {Centers.map(({ SaleUnit, DIST_NAME }) => (
            <li key={SaleUnit}>
              <UserText>{DIST_NAME}</UserText>
              <span className={classes.code}>{SaleUnit}</span>
              {SaleUnit === ActiveDC && <strong className={classes.now}>{t('now')}</strong>}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
