import { Button } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState, type ChangeEvent } from 'react';
import { isApiError } from '#contract/client.ts';
import { FILE_RULES, megabytesOf } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { movedTo } from './list-order.ts';
import { ListedPicture, type StoredPicture } from './listed-picture.tsx';
import classes from './picture-list-field.module.css';
import { SendingItem } from './sending-item.tsx';
import { UnsentGuard } from './unsent-guard.tsx';
import { useCapture, type Capture } from './use-capture.ts';
import { useInTurn } from './use-in-turn.ts';
import { useListOrder } from './use-list-order.ts';
import { useListSending, type SendPicture } from './use-list-sending.ts';
import { useUploadWords } from './use-upload-words.ts';

const CropDialog = lazyComponent(() => import('./crop-dialog.tsx'));
const { accept, maxBytes } = FILE_RULES.picture;
const CONFLICT = 409;

type Props = {
  label: string;
  /** What is stored now, in its order. */
  pictures: readonly StoredPicture[];
  /** Their ids, also before they are drawn. */
  idsNow: () => readonly string[];
  /** How many there may be. */
  most: number;
  /** The longest side in pixels that the server keeps. */
  maxSide: number;
  /** A picture that is chosen alone is cut to this shape; several are sent whole. */
  crop?: { aspect: number };
  /** What being the first means. */
  firstWords?: string;
  /** Each resolves once `pictures` and `idsNow` have what the shop answered. */
  send: SendPicture;
  order: (ids: readonly string[]) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Reads them anew, and resolves as those do: somebody else has changed them. */
  reload: () => Promise<void>;
};

/**
 * Several pictures in order, from files or camera: each with its preview, progress, and sending again after a lost line;
 * moved by mouse, or by buttons for keyboard and touch; deleted after a question. All is stored at once.
 */
export function PictureListField({
  label,
  pictures,
  idsNow,
  most,
  maxSide,
  crop,
  firstWords,
  send,
  order,
  remove,
  reload,
}: Props) {
  const t = useTranslations('files');
  const words = useUploadWords('picture');
  const labelId = useId();
  const hintId = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [cut, setCut] = useState<{ file: File; address: string; capture?: Capture | undefined }>();
  const capturing = useCapture();
  const [dragged, setDragged] = useState<string>();
  const inTurn = useInTurn();
  const reloadAfter = async (error: unknown): Promise<void> => {
    if (isApiError(error) && error.answer.statusCode === CONFLICT) await reload();
  };
  const sending = useListSending({ maxSide, send, inTurn, onRefused: (error) => void reloadAfter(error) });
  const { shown, want } = useListOrder({
    ids: pictures.map(({ id }) => id),
    idsNow,
    save: order,
    inTurn,
    onRefused: async (error) => {
      setSaid('');
      setRefused(words.error(error));
      await reloadAfter(error);
    },
  });
  const count = shown.length;
  const free = most - count - sending.pictures.length;

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    const capture = currentTarget === cameraInput.current ? await capturing.now() : undefined;
    const taken = files.slice(0, Math.max(0, free));
    const over = files.length - taken.length;
    setRefused(over > 0 ? t('list.tooMany', { count: over, most: String(most) }) : '');
    const [only] = taken;
    if (crop && only && taken.length === 1 && accept.includes(only.type))
      setCut({ file: only, address: URL.createObjectURL(only), capture });
    else for (const file of taken) sending.add(file, { capture });
  };
  const allowPlace = async (isWanted: boolean): Promise<void> => {
    setRefused((await capturing.allow(isWanted)) ? '' : t('place.refused'));
  };
  const endCut = (): void => {
    if (cut) URL.revokeObjectURL(cut.address);
    setCut(undefined);
  };
  const move = (id: string, place: number): void => {
    if (place < 0 || place >= count || shown[place] === id) return;
    setRefused('');
    want(movedTo(shown, id, place));
    setSaid(t('list.moved', { place: String(place + 1), count: String(count) }));
  };

  return (
    <fieldset className={classes.field} aria-labelledby={labelId} aria-describedby={hintId}>
      <p className={classes.head}>
        <span id={labelId} className={classes.label}>
          {label}
        </span>
        <span className={classes.hint}>{t('list.count', { count: String(count), most: String(most) })}</span>
      </p>
      <p id={hintId} className={classes.hint}>
        {t('hint', { megabytes: String(megabytesOf(maxBytes)) })}
        {count > 1 && (
          <>
            <br />
            {t('list.help')}
          </>
        )}
      </p>
      {count + sending.pictures.length === 0 ? (
        <p className={classes.empty}>
          <IconPhoto size={32} aria-hidden />
          {t('list.empty')}
        </p>
      ) : (
        <ol className={classes.list} aria-label={label}>
          {shown.map((id, place) => {
            const picture = pictures.find((one) => one.id === id);
            return (
              picture && (
                <ListedPicture
                  key={id}
                  picture={picture}
                  label={label}
                  place={place}
                  count={count}
                  firstWords={firstWords}
                  isDragged={dragged === id}
                  isTarget={dragged !== undefined && dragged !== id}
                  onDrag={setDragged}
                  onDropHere={() => dragged !== undefined && move(dragged, place)}
                  onMove={(to) => move(id, to)}
                  remove={async () => {
                    await inTurn(() => remove(id));
                    addButton.current?.focus();
                  }}
                />
              )
            );
          })}
          {sending.pictures.map((picture) => (
            <SendingItem
              key={picture.key}
              picture={picture}
              onAgain={() => sending.again(picture)}
              onLeaveOut={() => {
                sending.leaveOut(picture);
                addButton.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        aria-label={t('list.add')}
        accept={accept.join(',')}
        onChange={(event) => void take(event)}
      />
      <input
        ref={cameraInput}
        type="file"
        hidden
        aria-label={t('takePhoto')}
        accept="image/jpeg"
        capture="environment"
        onChange={(event) => void take(event)}
      />
      <div className={classes.actions}>
        <Button
          ref={addButton}
          size="md"
          variant="default"
          aria-disabled={free <= 0 || undefined}
          data-disabled={free <= 0 || undefined}
          leftSection={<IconPhoto size={18} aria-hidden />}
          onClick={() => free > 0 && fileInput.current?.click()}
        >
          {t('list.add')}
        </Button>
        <Button
          size="md"
          variant="default"
          className={classes.camera}
          disabled={free <= 0}
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => cameraInput.current?.click()}
        >
          {t('takePhoto')}
        </Button>
      </div>
      <label className={`${classes.place} ${classes.camera}`}>
        <input
          type="checkbox"
          checked={capturing.isOn}
          onChange={({ currentTarget }) => void allowPlace(currentTarget.checked)}
        />
        <span>{t('place.ask')}</span>
      </label>
      {count >= most && <p className={classes.hint}>{t('list.full', { most: String(most) })}</p>}
      <p role="alert" className={classes.refused}>
        {refused}
      </p>
      <output className="hidden-visually">{said}</output>
      <UnsentGuard isUnsent={cut !== undefined || sending.isUnsent} />
      {cut && crop && (
        <Suspense>
          <CropDialog
            address={cut.address}
            aspect={crop.aspect}
            round={false}
            onUse={(area) => {
              sending.add(cut.file, { area, capture: cut.capture });
              endCut();
            }}
            onClose={endCut}
            onBroken={() => {
              setRefused(words.flaw('broken'));
              endCut();
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
