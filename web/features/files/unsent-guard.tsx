import { useTranslations } from '../../i18n/use-translations.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useGuard } from '../../ui/interaction/use-guard.ts';

/** Asks before the page is left while a chosen file is cut, on its way, or waits to be sent again. */
export function UnsentGuard({ isUnsent }: { isUnsent: boolean }) {
  const t = useTranslations('files.unsent');
  const blocker = useGuard(isUnsent);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('leave')}
      keep={t('stay')}
      busy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}
