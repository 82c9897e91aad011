import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { SentBefore } from './registration-draft.ts';

/** Above a form that is filled with what was refused: why, and what need not be given again (R-08d). */
export function RefusedBefore({ before: { reason, hasIdentity } }: { before: SentBefore }) {
  const t = useTranslations('registration.again');
  return (
    <Note tone="warning" title={t('title')}>
      <p>
        <UserText>{t('reason', { reason })}</UserText>
      </p>
      <p>{t('hint')}</p>
      {hasIdentity && <p>{t('identityKept')}</p>}
    </Note>
  );
}
