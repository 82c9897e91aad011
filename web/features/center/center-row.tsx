import { copyAddress } from '#domain/files/picture-copies.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconDone } from '../../ui/theme/icons.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { CenterHours } from './center-hours.tsx';
import type { Center } from './center.queries.ts';
import { firstLetter, shownKm } from './center-words.ts';
import classes from './center-dialog.module.css';

type Props = {
  center: Center;
  selected: boolean;
  /** What choosing it means, where it is not a buyer's. */
  selectedText?: string;
  onChoose: () => void;
};

/** One center: its photo or first letter, name, whole address and distance in km. */
export function CenterRow({ center, selected, selectedText, onChoose }: Props) {
  const t = useTranslations('center');
  const { locale } = usePage();
  const { DIST_NAME, FullAddress, PHOTO_PATH, Distance, AccountName } = center;
  return (
    <button type="button" className={classes.row} aria-current={selected || undefined} onClick={onChoose}>
      {PHOTO_PATH === null ? (
        <span className={classes.letter} aria-hidden>
          {firstLetter(DIST_NAME)}
        </span>
      ) : (
        <img
          className={classes.photo}
          src={copyAddress(PHOTO_PATH, 240)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
      )}
      <span className={classes.words}>
        <span className={classes.name}>
          <UserText>{DIST_NAME}</UserText>
        </span>
        <span className={classes.address}>
          <UserText>{FullAddress}</UserText>
        </span>
        {AccountName !== undefined && (
          <span className={classes.account}>{t('account', { name: AccountName })}</span>
        )}
        <CenterHours center={center} />
        {selected && (
          <span className={classes.chosen}>
            <IconDone size={16} aria-hidden />
            {selectedText ?? t('selected')}
          </span>
        )}
      </span>
      {Distance !== null && (
        <span className={classes.distance}>{t('distance', { km: shownKm(Distance, locale) })}</span>
      )}
    </button>
  );
}
