import { Button } from '@mantine/core';
import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { ShownError } from '../page/page-error.ts';
import { errorWords } from '../shell/error-words.ts';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { IconWarning } from '../ui/theme/icons.ts';
import { PageHead } from '../merchant-ui/page-head.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { sideEntries } from './merchant-entries.ts';
import classes from './merchant-error.module.css';

/** What is wrong with a page of the merchant area, and the ways on from here; a missing permission is named. */
export function MerchantError({ error }: { error: ShownError }) {
  const t = useTranslations('merchant.errors');
  const words = useTranslations('shell.errors');
  const { status, message = '' } = error;
  const kind = errorWords(error);
  const title =
    status === 403 ? t('notAllowed') : status === 404 ? words('notFoundTitle') : words('errorTitle');
  return (
    <Stack>
      <PageHead title={title} />
      <EmptyState
        icon={<IconWarning size={32} />}
        title={
          status === 403
            ? t('notAllowedText')
            : kind === 'told'
              ? message
              : words(`words.${kind}`, { message })
        }
      >
        <Button component={AppLink} to="/merchant" size="md">
          {t('home')}
        </Button>
        {status === 403 && <OpenPages />}
        {status !== 403 && status !== 404 && (
          <Button size="md" variant="default" onClick={() => window.location.reload()}>
            {words('retry')}
          </Button>
        )}
      </EmptyState>
    </Stack>
  );
}

/** What the person may open instead. */
function OpenPages() {
  const t = useTranslations('merchant');
  const entries = sideEntries(useStaff()).filter(({ page }) => page !== 'home');
  if (entries.length === 0) return null;
  return (
    <nav className={classes.open} aria-label={t('errors.open')}>
      {entries.map(({ page, to }) => (
        <Button key={page} component={AppLink} to={to} variant="default" size="md">
          {t(`pages.${page}`)}
        </Button>
      ))}
    </nav>
  );
}
