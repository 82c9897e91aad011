import { Button } from '@mantine/core';
import { IconCamera, IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import { Suspense, useId, useRef, type ChangeEvent } from 'react';
import { FILE_RULES, megabytesOf, type FileKind } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import classes from './file-field.module.css';
import { UnsentGuard } from './unsent-guard.tsx';
import { useFileSending, type SendFile } from './use-file-sending.ts';

const MaskDialog = lazyComponent(() => import('./mask-dialog.tsx'));
const CropDialog = lazyComponent(() => import('./crop-dialog.tsx'));

export type ShownFile = { url: string; isPicture: boolean };

type Props = {
  label: string;
  kind: FileKind;
  /** What is stored now; undefined while it is loaded. */
  current: ShownFile | null | undefined;
  /** The longest side in pixels that the server keeps. */
  maxSide: number;
  /** Lets the person choose a part of this shape. */
  crop?: { aspect: number; round?: boolean };
  /** Lets the person black out parts; says which. */
  mask?: string;
  /** Which camera a phone opens first. */
  camera: 'user' | 'environment';
  send: SendFile;
  remove?: () => Promise<void>;
};

/**
 * One file with camera, preview, cut, progress, and sending again after a lost line. It is stored as soon as it is
 * chosen.
 */
export function FileField({ label, kind, current, maxSide, crop, mask, camera, send, remove }: Props) {
  const t = useTranslations('files');
  const labelId = useId();
  const hintId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const sending = useFileSending({ kind, maxSide, isEdited: crop !== undefined || mask !== undefined, send });
  const { state } = sending;
  const busy = state.step === 'sending';
  const { accept, maxBytes } = FILE_RULES[kind];
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    if (file) sending.choose(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const chooseWords = current ? t('change') : kind === 'paper' ? t('chooseDocument') : t('choose');
  return (
    <fieldset className={classes.field} aria-labelledby={labelId} aria-describedby={hintId}>
      <Preview label={label} current={current} round={crop?.round ?? false} />
      <div className={classes.body}>
        <p id={labelId} className={classes.label}>
          {label}
        </p>
        <p id={hintId} className={classes.hint}>
          {t(kind === 'paper' ? 'hintDocument' : 'hint', { megabytes: String(megabytesOf(maxBytes)) })}
        </p>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={chooseWords}
          accept={accept.join(',')}
          onChange={take}
        />
        <input
          ref={cameraInput}
          type="file"
          hidden
          aria-label={t('takePhoto')}
          accept="image/jpeg"
          capture={camera}
          onChange={take}
        />
        <div className={classes.actions}>
          <Button
            size="md"
            variant="default"
            disabled={busy}
            leftSection={<IconPhoto size={18} aria-hidden />}
            onClick={() => fileInput.current?.click()}
          >
            {chooseWords}
          </Button>
          <Button
            size="md"
            variant="default"
            className={classes.camera}
            disabled={busy}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => cameraInput.current?.click()}
          >
            {t('takePhoto')}
          </Button>
          {remove && current && (
            <ConfirmedButton
              label={t('remove')}
              icon={<IconTrash size={18} aria-hidden />}
              ask={t('removeQuestion', { name: label })}
              text={t('removeWarning')}
              confirm={t('remove')}
              keep={t('keep')}
              tone="danger"
              disabled={busy}
              work={async () => {
                await remove();
                showToast({ kind: 'success', message: t('removed'), milliseconds: TOAST_MS.other });
              }}
            />
          )}
        </div>
        {busy && <Progress label={label} sent={state.sent} />}
        {state.step === 'failed' && (
          <div role="alert" className={classes.failed}>
            <p>{state.words}</p>
            {state.file && (
              <Button variant="default" onClick={() => state.file && sending.again(state.file)}>
                {t('again')}
              </Button>
            )}
          </div>
        )}
      </div>
      <UnsentGuard isUnsent={sending.isUnsent} />
      {state.step === 'crop' && mask !== undefined && (
        <Suspense>
          <MaskDialog
            address={state.address}
            why={mask}
            onUse={(masks) => sending.use(state.file, { masks })}
            onClose={sending.rest}
            onBroken={sending.broken}
          />
        </Suspense>
      )}
      {state.step === 'crop' && crop && (
        <Suspense>
          <CropDialog
            address={state.address}
            aspect={crop.aspect}
            round={crop.round ?? false}
            onUse={(area) => sending.use(state.file, { area })}
            onClose={sending.rest}
            onBroken={sending.broken}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function Preview({ label, current, round }: Pick<Props, 'label' | 'current'> & { round: boolean }) {
  const t = useTranslations('files');
  const look = `${classes.preview} ${round ? classes.round : ''}`;
  if (current?.isPicture)
    return <img className={look} src={current.url} alt={label} width={96} height={96} />;
  if (current)
    return (
      <a
        className={look}
        href={current.url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('open')}: ${label}`}
      >
        <IconFileText size={32} aria-hidden />
      </a>
    );
  return (
    <span className={look}>
      <IconPhoto size={32} aria-hidden />
    </span>
  );
}

function Progress({ label, sent }: { label: string; sent: number }) {
  const t = useTranslations('files');
  const percent = Math.floor(sent * 100);
  const words = t('sending', { name: label, percent: String(percent) });
  return (
    <div className={classes.progress}>
      <progress max={100} value={percent} aria-label={words} />
      <span aria-hidden>{words}</span>
    </div>
  );
}
