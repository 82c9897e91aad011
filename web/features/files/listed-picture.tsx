import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { copyAddress } from '#domain/files/picture-copies.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import classes from './picture-list-field.module.css';

export type StoredPicture = {
  id: string;
  url: string;
  /** Of one that was taken for it. */
  captured?: { At: string; Latitude: number | null; Longitude: number | null } | null;
};

type Props = {
  picture: StoredPicture;
  /** Of all of them. */
  label: string;
  /** From 0. */
  place: number;
  count: number;
  firstWords: string | undefined;
  isDragged: boolean;
  /** Another is dragged, and may be let go here. */
  isTarget: boolean;
  onDrag: (id: string | undefined) => void;
  /** The picture that is dragged is let go here. */
  onDropHere: () => void;
  onMove: (place: number) => void;
  remove: () => Promise<void>;
};

/** A picture of the list, to be moved and deleted. */
export function ListedPicture({
  picture: { id, url, captured },
  label,
  place,
  count,
  firstWords,
  isDragged,
  isTarget,
  onDrag,
  onDropHere,
  onMove,
  remove,
}: Props) {
  const t = useTranslations('files');
  const { locale } = usePage();
  const [isOver, setOver] = useState(false);
  const here = String(place + 1);
  const mover = (to: number, words: string, Icon: typeof IconArrowLeft) => {
    const cannot = to < 0 || to >= count;
    return (
      <button
        type="button"
        className={classes.tool}
        aria-label={words}
        title={words}
        aria-disabled={cannot || undefined}
        onClick={() => !cannot && onMove(to)}
      >
        <Icon size={20} aria-hidden />
      </button>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mouse drags it; its buttons do the same
    <li
      className={classes.item}
      draggable={count > 1}
      data-dragged={isDragged || undefined}
      data-over={(isOver && isTarget) || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropHere();
      }}
    >
      <img
        className={classes.picture}
        src={copyAddress(url, 640)}
        alt={t('list.picture', { name: label, place: here, count: String(count) })}
        width={160}
        height={120}
        loading="lazy"
        draggable={false}
      />
      {captured && (
        <span className={classes.captured}>
          {captured.Latitude === null || captured.Longitude === null
            ? t('list.captured', { at: formatDate(new Date(captured.At), locale, 'dayTime') })
            : t('list.capturedAt', {
                at: formatDate(new Date(captured.At), locale, 'dayTime'),
                place: `${captured.Latitude.toFixed(5)}, ${captured.Longitude.toFixed(5)}`,
              })}
        </span>
      )}
      {place === 0 && firstWords !== undefined && <span className={classes.first}>{firstWords}</span>}
      <span className={classes.tools}>
        {count > 1 && mover(place - 1, t('list.earlier', { place: here }), IconArrowLeft)}
        {count > 1 && mover(place + 1, t('list.later', { place: here }), IconArrowRight)}
        <ConfirmedButton
          label={t('list.remove', { place: here })}
          icon={<IconTrash size={20} aria-hidden />}
          iconClass={classes.tool}
          ask={t('list.removeQuestion', { place: here })}
          text={t('removeWarning')}
          confirm={t('remove')}
          keep={t('keep')}
          tone="danger"
          work={async () => {
            await remove();
            showToast({ kind: 'success', message: t('removed'), milliseconds: TOAST_MS.other });
          }}
        />
      </span>
    </li>
  );
}
