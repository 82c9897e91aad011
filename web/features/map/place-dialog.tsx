import { useEffect, useId, useRef } from 'react';
import type { Position } from '#domain/shop/geo.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconClose } from '../../ui/theme/icons.ts';
import { PlacePicker } from './place-picker.tsx';
import classes from './map.module.css';

type Props = {
  start: Position | undefined;
  province: string | undefined;
  onPick: (place: Position) => void;
  onClose: () => void;
};

/** The map over a form: a sheet from below on the phone. The browser's own dialog keeps the keyboard inside and gives the focus back. */
export default function PlaceDialog({ start, province, onPick, onClose }: Props) {
  const t = useTranslations('map');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      // In development effects run twice: the first close event comes when it is open again.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 ref={heading} id={id} className={classes.title} tabIndex={-1}>
            {t('title')}
          </h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <IconClose size={22} />
          </button>
        </div>
        <PlacePicker
          start={start}
          province={province}
          submit={t('use')}
          onPick={(place) => {
            onPick(place);
            dialog.current?.close();
          }}
        />
      </div>
    </dialog>
  );
}
