import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './registrations.module.css';

type Props = {
  code: string;
  name: string;
  /** What was typed, to be compared with the document. */
  facts: ReactNode;
  /** The decision beside the document; `close` leaves the document. */
  decide: (close: () => void) => ReactNode;
};

/** The identity document of who waits. It is asked for by a press alone, since each look is logged. */
export function IdentityLook({ code, name, facts, decide }: Props) {
  const t = useTranslations('merchantRegistrations.identity');
  const { api } = usePage();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<CallAnswer<'identityDocument'>>();
  const close = (): void => setShown(undefined);
  const look = async (): Promise<void> => {
    setBusy(true);
    try {
      setShown(await api.identityDocument({ params: { code }, body: {} }));
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="default" size="md" loading={busy} onClick={() => void look()}>
        {t('look')}
      </Button>
      {shown && (
        <Sheet title={t('title', { name })} onClose={close}>
          <p className={classes.facts}>{t('logged')}</p>
          <div className={classes.papers}>
            {shown.IsPicture ? (
              <img className={classes.document} src={shown.Url} alt={t('title', { name })} />
            ) : (
              <a className={classes.call} href={shown.Url} target="_blank" rel="noreferrer">
                {t('open')}
              </a>
            )}
            <div className={classes.form}>
              <div>{facts}</div>
              {decide(close)}
            </div>
          </div>
        </Sheet>
      )}
    </div>
  );
}
