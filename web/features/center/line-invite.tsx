import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Center } from './center.queries.ts';
import { lineAddress } from './center-words.ts';
import { useCenterWord } from './use-center-word.ts';
import classes from './center-dialog.module.css';

type Props = {
  center: Center;
  /** Either way the visitor orders from this center then. */
  onGoOn: () => void;
};

/** Invites to the center's LINE Official Account before the center is changed (L-42). */
export function LineInvite({ center: { DIST_NAME, LineChannel }, onGoOn }: Props) {
  const t = useTranslations('center');
  const word = useCenterWord();
  return (
    <>
      <p className={classes.intro}>{t('inviteWhy', { name: DIST_NAME })}</p>
      <div className={classes.buttons}>
        <Button size="lg" variant="default" onClick={onGoOn}>
          {t('later')}
        </Button>
        <Button
          component="a"
          size="lg"
          href={lineAddress(LineChannel?.url_line_oa ?? '')}
          target="_blank"
          rel="noopener"
          onClick={onGoOn}
        >
          {t('goToMerchant', { word })}
        </Button>
      </div>
    </>
  );
}
