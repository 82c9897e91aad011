import { useRef } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import classes from './footer.module.css';

/** The business-registration certificate, shown on demand. */
export function CertificatePopup({ src }: { src: string }) {
  const t = useTranslations('shell');
  const name = t('footer.certificate');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={classes.button} onClick={() => dialog.current?.showModal()}>
        {name}
      </button>
      <dialog ref={dialog} className={classes.popup} aria-label={name}>
        <img src={src} alt={name} loading="lazy" />
        <form method="dialog">
          <button type="submit" className={classes.button}>
            {t('close')}
          </button>
        </form>
      </dialog>
    </>
  );
}
