import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Unsaved } from '../../merchant-ui/use-unsaved.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import classes from './settings.module.css';

type Props = {
  unsaved: Unsaved;
  busy: boolean;
  /** Why the shop refused it. */
  refused: string | undefined;
};

/** Saves the settings; always in view. Leaving with unsaved changes asks first. */
export function SettingsBar({ unsaved: { dirty, blocker }, busy, refused }: Props) {
  const t = useTranslations('notificationSettings');
  return (
    <div className={classes.bar}>
      {refused !== undefined && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <output className={classes.small}>{dirty && t('unsaved')}</output>
      <SubmitButton size="md" fullWidth={false} loading={busy}>
        {t('save')}
      </SubmitButton>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('leaveTitle')}
          confirm={t('leave')}
          keep={t('stay')}
          busy={false}
          onConfirm={blocker.proceed}
          onClose={blocker.reset}
        >
          <p>{t('leaveText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
