import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveAsPng } from './save-as-png.ts';
import type { PaymentAttempt } from './payment.queries.ts';
import classes from './payment.module.css';

type Props = {
  attempt: PaymentAttempt;
  busy: boolean;
  onLook: () => void;
  /** "I have paid"; only where nobody but the buyer can tell. */
  onClaim: (() => void) | undefined;
};

/** What the buyer does for the try that is open: goes there, scans, or shows a code. */
export function NextStep({ attempt, busy, onLook, onClaim }: Props) {
  const t = useTranslations('payment');
  const { Next, ExpiresAt } = attempt;
  return (
    <div className={classes.step}>
      {Next?.Kind === 'redirect' && (
        <>
          <Button component="a" href={Next.Url} size="lg" fullWidth>
            {t('goOn')}
          </Button>
          <p className={classes.small}>{t('leave')}</p>
        </>
      )}
      {Next?.Kind === 'post' && <PostForm url={Next.Url} fields={Next.Fields} />}
      {Next?.Kind === 'qr' && <QrCode picture={Next.Picture} attempt={attempt} />}
      {Next?.Kind === 'code' && (
        <>
          <p className={classes.lead}>{t('code')}</p>
          <p className={classes.code}>{Next.Code}</p>
          {Next.Barcode !== undefined && (
            <Button component="a" href={Next.Barcode} size="md" variant="default">
              {t('barcode')}
            </Button>
          )}
        </>
      )}
      <Countdown until={ExpiresAt} />
      {onClaim ? (
        <>
          <Button size="lg" fullWidth loading={busy} onClick={onClaim}>
            {t('claim')}
          </Button>
          <p className={classes.small}>{t('claimHint')}</p>
        </>
      ) : (
        <>
          <p className={classes.small}>{t('waitingText')}</p>
          <Button size="md" variant="default" loading={busy} onClick={onLook}>
            {t('check')}
          </Button>
        </>
      )}
    </div>
  );
}

function PostForm({ url, fields }: { url: string; fields: Record<string, string> }) {
  const t = useTranslations('payment');
  return (
    <form method="post" action={url}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg" fullWidth>
        {t('goOn')}
      </Button>
    </form>
  );
}

function QrCode({ picture, attempt: { Amount, Reference } }: { picture: string; attempt: PaymentAttempt }) {
  const t = useTranslations('payment');
  return (
    <>
      <p className={classes.lead}>{t('scan')}</p>
      <img
        className={classes.qr}
        src={picture}
        width={240}
        height={240}
        alt={t('picture', { sum: formatBaht(Amount) })}
      />
      <Button size="md" variant="default" onClick={() => void saveAsPng(picture, `${Reference}.png`)}>
        {t('save')}
      </Button>
      <p className={classes.small}>{t('scanHint')}</p>
    </>
  );
}

/** By the reader's clock, once it is known: the server's page has none. */
function Countdown({ until }: { until: string }) {
  const t = useTranslations('payment');
  const [now, setNow] = useState<number>();
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    timer.current = setInterval(tick, 1_000);
    return () => clearInterval(timer.current);
  }, []);
  const seconds = now === undefined ? undefined : Math.floor((new Date(until).getTime() - now) / 1_000);
  return (
    <p className={classes.left} role="timer">
      {seconds !== undefined && (seconds > 0 ? t('left', { time: clockOf(seconds) }) : t('over'))}
    </p>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');
const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
};
