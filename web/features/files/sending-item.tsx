import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import classes from './picture-list-field.module.css';
import type { SendingPicture } from './use-list-sending.ts';

type Props = { picture: SendingPicture; onAgain: () => void; onLeaveOut: () => void };

/** A picture on its way: how far it is, or why it was not sent and what can be done. */
export function SendingItem({ picture: { name, address, state }, onAgain, onLeaveOut }: Props) {
  const t = useTranslations('files');
  const percent = state.step === 'sending' ? Math.floor(state.sent * 100) : 0;
  const words = t('sending', { name, percent: String(percent) });
  return (
    <li className={classes.item} data-sending>
      <img className={classes.picture} src={address} alt={name} width={160} height={120} />
      {state.step === 'waiting' && <span className={classes.words}>{t('list.waiting')}</span>}
      {state.step === 'sending' && (
        <span className={classes.words}>
          <progress className={classes.bar} max={100} value={percent} aria-label={words} />
          <span aria-hidden>{words}</span>
        </span>
      )}
      {state.step === 'failed' && (
        <span className={classes.words}>
          <span role="alert" className={classes.flaw}>
            {state.words}
          </span>
          {state.file && (
            <Button variant="default" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
          <Button variant="subtle" onClick={onLeaveOut}>
            {t('list.leaveOut')}
          </Button>
        </span>
      )}
    </li>
  );
}
