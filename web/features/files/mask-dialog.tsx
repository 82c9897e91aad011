import { Button } from '@mantine/core';
import { useRef, useState, type PointerEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import classes from './mask-dialog.module.css';
import { maskBetween, maskByKey, MOST_MASKS, newMask, type Mask } from './masks.ts';

type Props = {
  /** The address of the picture in this browser. */
  address: string;
  /** What is to be hidden, in the form's words. */
  why: string;
  onUse: (masks: readonly Mask[]) => void;
  onClose: () => void;
  /** The browser cannot open the picture. */
  onBroken: () => void;
};

/** Lets the person black out parts of a picture: drawn with a finger, or added and moved by keys. */
export default function MaskDialog({ address, why, onUse, onClose, onBroken }: Props) {
  const t = useTranslations('files.mask');
  const stage = useRef<HTMLDivElement>(null);
  const [masks, setMasks] = useState<readonly Mask[]>([]);
  const [drawn, setDrawn] = useState<{ from: Point; to: Point }>();
  const drawnMask = drawn && maskBetween(drawn.from, drawn.to);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const add = (mask: Mask): void => setMasks((now) => [...now, mask].slice(-MOST_MASKS));
  const change = (at: number, mask: Mask): void =>
    setMasks((now) => now.map((one, place) => (place === at ? mask : one)));
  const remove = (at: number): void => setMasks((now) => now.filter((_, place) => place !== at));
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('use')}
      keep={t('cancel')}
      tone="plain"
      busy={false}
      onConfirm={() => onUse(masks)}
      onClose={onClose}
    >
      <p className={classes.help}>{why}</p>
      <p className={classes.help}>{t('help')}</p>
      <div className={classes.frame}>
        <div
          ref={stage}
          role="presentation"
          className={classes.stage}
          onPointerDown={(event) => {
            if (event.target instanceof HTMLButtonElement) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            const from = pointOf(event);
            setDrawn({ from, to: from });
          }}
          onPointerMove={(event) => {
            if (drawn) setDrawn({ ...drawn, to: pointOf(event) });
          }}
          onPointerUp={() => {
            if (drawnMask) add(drawnMask);
            setDrawn(undefined);
          }}
          onPointerCancel={() => setDrawn(undefined)}
        >
          <img src={address} alt={t('picture')} draggable={false} onError={onBroken} />
          {masks.map((mask, at) => (
            <button
              // They have nothing but their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              type="button"
              className={classes.mask}
              style={placeOf(mask)}
              aria-label={t('box', { place: String(at + 1), count: String(masks.length) })}
              onClick={() => remove(at)}
              onKeyDown={(event) => {
                if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
                const next = maskByKey(mask, event);
                if (!next) return;
                event.preventDefault();
                change(at, next);
              }}
            />
          ))}
          {drawnMask && <span className={classes.mask} style={placeOf(drawnMask)} />}
        </div>
      </div>
      <Button variant="default" size="md" disabled={masks.length >= MOST_MASKS} onClick={() => add(newMask)}>
        {t('add')}
      </Button>
    </ConfirmDialog>
  );
}

type Point = { x: number; y: number };

const percent = (fraction: number): string => `${fraction * 100}%`;
const placeOf = ({ x, y, width, height }: Mask) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
