import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { IconBarcode } from '../../merchant-ui/icons.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useLazyComponent } from '../../ui/interaction/use-lazy-component.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './packing.module.css';
import type { ScanSaid } from './camera-scan.tsx';
import { useSound } from './use-sound.ts';

type Props = {
  /** What came of the last scan. */
  said: ScanSaid | undefined;
  onScan: (code: string) => void;
  /** Enter in the empty field. */
  onEmpty: () => void;
  disabled: boolean;
};

/** Whether a dialog lies over it that is not the one it is in. */
const isUnderDialog = (field: HTMLElement | null): boolean =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(field));

const fetchCamera = () => import('./camera-scan.tsx');

/**
 * Takes what a hand scanner types, with its Enter, wherever on the page or in its sheet the keyboard is but in another field;
 * or what the camera sees.
 */
export function ScanField({ said, onScan, onEmpty, disabled }: Props) {
  const t = useTranslations('merchantOrders.pack');
  const field = useRef<HTMLInputElement>(null);
  const tellError = useTellError();
  const [hasCamera, setHasCamera] = useState(false);
  const [sounds, setSounds] = useSound();
  const Camera = useLazyComponent({
    fetchComponent: fetchCamera,
    wanted: hasCamera,
    onLost: (error) => {
      setHasCamera(false);
      tellError(error);
    },
  });
  useEffect(() => {
    // On a phone this would open the keyboard over the lines.
    if (matchMedia('(pointer: fine)').matches) {
      // A sheet opens after this, and gives the focus to the field that says so.
      field.current?.toggleAttribute('data-autofocus', true);
      field.current?.focus();
    }
    const catchScan = ({ key, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isUnderDialog(field.current))
        return;
      if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]'))
        return;
      field.current?.focus();
    };
    document.addEventListener('keydown', catchScan);
    return () => document.removeEventListener('keydown', catchScan);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { currentTarget } = event;
    const code = currentTarget.value.trim();
    currentTarget.value = '';
    if (code === '') onEmpty();
    else onScan(code);
  };
  return (
    <div className={classes.scan}>
      <TextField
        ref={field}
        label={t('scan')}
        onKeyDown={onKeyDown}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={60}
        rightSectionWidth={52}
        rightSection={
          <ActionIcon
            size={44}
            variant="subtle"
            disabled={disabled}
            aria-label={t('camera')}
            aria-haspopup="dialog"
            onClick={() => setHasCamera(true)}
          >
            <IconBarcode size={24} />
          </ActionIcon>
        }
      />
      <div className={classes.under}>
        {/* Two regions, always there: what is wrong interrupts the reader, what is counted does not. */}
        <output className={classes.said} data-tone="good">
          {said?.tone === 'good' && said.text}
        </output>
        <span role="alert" className={classes.said} data-tone="bad">
          {said?.tone === 'bad' && said.text}
        </span>
        <Button
          size="compact-md"
          variant="subtle"
          aria-pressed={sounds}
          className={classes.sound}
          onClick={() => setSounds(!sounds)}
        >
          {t(sounds ? 'soundOn' : 'soundOff')}
        </Button>
      </div>
      {Camera?.({
        words: {
          title: t('camera'),
          hint: t('cameraHint'),
          refused: t('cameraRefused'),
          why: t('cameraWhy'),
        },
        said,
        onScan,
        onClose: () => setHasCamera(false),
      })}
    </div>
  );
}
