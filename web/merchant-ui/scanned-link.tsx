import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { showToast, TOAST_MS } from '../ui/feedback/toast.ts';
import classes from './scanned-link.module.css';

type Props = {
  title: string;
  why: string;
  /** What the code is, for who does not see it. */
  alt: string;
  /** The address, and its code as an SVG; undefined while they are on their way. */
  link: { Url: string; Qr: string } | undefined;
  children?: ReactNode;
};

/** What a customer scans on the own phone, or is sent. */
export function ScannedLink({ title, why, alt, link, children }: Props) {
  const t = useTranslations('merchant.link');
  const id = useId();
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', message: t('copied'), milliseconds: TOAST_MS.other });
    } catch {
      // A browser that keeps it from pages: the address stands there to be marked.
      showToast({ kind: 'info', message: t('copyByHand'), milliseconds: TOAST_MS.other });
    }
  };
  return (
    <section className={classes.link} aria-labelledby={id}>
      <div className={classes.code}>
        {link && (
          <img src={`data:image/svg+xml,${encodeURIComponent(link.Qr)}`} alt={alt} width={200} height={200} />
        )}
      </div>
      <div className={classes.words}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        <p>{why}</p>
        {link && (
          <>
            <p className={classes.address}>{link.Url}</p>
            <Button variant="default" size="md" onClick={() => void copy(link.Url)}>
              {t('copy')}
            </Button>
          </>
        )}
        {children}
      </div>
    </section>
  );
}
