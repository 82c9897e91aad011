import { useEffect, useRef, useState } from 'react';
import { fileFlaw } from '#domain/files/file-flaw.ts';
import { isNoAnswer } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { randomKey } from '../attempt/attempt.ts';
import type { Area } from './prepare-picture.client.ts';
import { prepareUpload } from './prepare-upload.ts';
import type { Capture } from './use-capture.ts';
import type { InTurn } from './use-in-turn.ts';
import { useUploadWords } from './use-upload-words.ts';

/** A picture on its way to the shop. */
export type SendingPicture = {
  /** The same for the same picture, however often it is sent: the shop stores it once. */
  key: string;
  name: string;
  /** Shows it in this browser. */
  address: string;
  /** Of a photo that was taken for this. */
  capture?: Capture;
  /** What the page knows of it besides, such as where it belongs. */
  about?: string;
  state:
    | { step: 'waiting' }
    /** From 0 to 1. */
    | { step: 'sending'; sent: number }
    /** `file` is what can be sent again; `isLost` where the line was lost, so that it is once the line is back. */
    | { step: 'failed'; words: string; file?: Blob; isLost?: boolean };
};

export type SendPicture = (
  file: Blob,
  attempt: { key: string; onProgress: (sent: number) => void; capture?: Capture; about?: string },
) => Promise<void>;

type Given = { area?: Area; capture?: Capture | undefined; about?: string };
type Options = { maxSide: number; send: SendPicture; inTurn: InTurn; onRefused: (error: unknown) => void };

/**
 * Several pictures, one after the other; each that could not be sent stays until it is sent again or left out. What a lost line
 * kept back is sent once the browser is online again.
 */
export function useListSending({ maxSide, send, inTurn, onRefused }: Options) {
  const t = useTranslations('files');
  const words = useUploadWords('picture');
  const [pictures, setPictures] = useState<readonly SendingPicture[]>([]);
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const shown = addresses.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
      shown.clear();
    };
  }, []);

  const isUnsent = pictures.some(({ state }) => state.step !== 'failed' || state.file !== undefined);

  const change = (key: string, state: SendingPicture['state']): void =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  const drop = ({ key, address }: Pick<SendingPicture, 'key' | 'address'>): void => {
    URL.revokeObjectURL(address);
    addresses.current.delete(address);
    setPictures((all) => all.filter((one) => one.key !== key));
  };

  const post = async (picture: SendingPicture, file: Blob): Promise<void> => {
    const { key, capture, about } = picture;
    change(key, { step: 'sending', sent: 0 });
    try {
      const onProgress = (sent: number): void => change(key, { step: 'sending', sent });
      await send(file, {
        key,
        onProgress,
        ...(capture && { capture }),
        ...(about !== undefined && { about }),
      });
      drop(picture);
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
    } catch (error) {
      change(key, { step: 'failed', words: words.error(error), file, isLost: isNoAnswer(error) });
      showToast({ kind: 'error', message: t('failed'), milliseconds: TOAST_MS.info });
      onRefused(error);
    }
  };

  const begin = async (
    picture: SendingPicture,
    { file, area }: { file: File; area?: Area },
  ): Promise<void> => {
    change(picture.key, { step: 'sending', sent: 0 });
    const prepared = await prepareUpload(file, { kind: 'picture', maxSide, area });
    if ('flaw' in prepared) change(picture.key, { step: 'failed', words: words.flaw(prepared.flaw) });
    else await post(picture, prepared.file);
  };

  const add = (file: File, { area, capture, about }: Given = {}): void => {
    const address = URL.createObjectURL(file);
    addresses.current.add(address);
    const flaw = fileFlaw(file, 'picture', { isPrepared: false });
    const picture: SendingPicture = {
      key: randomKey(),
      name: file.name,
      address,
      ...(capture && { capture }),
      ...(about !== undefined && { about }),
      state: flaw ? { step: 'failed', words: words.flaw(flaw) } : { step: 'waiting' },
    };
    setPictures((all) => [...all, picture]);
    if (!flaw) void inTurn(() => begin(picture, { file, ...(area && { area }) }));
  };

  const again = (picture: SendingPicture): void => {
    const { state } = picture;
    if (state.step !== 'failed' || !state.file) return;
    const { file } = state;
    change(picture.key, { step: 'waiting' });
    void inTurn(() => post(picture, file));
  };
  const sendLost = useRef(() => {});
  useEffect(() => {
    sendLost.current = () => {
      for (const picture of pictures)
        if (picture.state.step === 'failed' && picture.state.isLost) again(picture);
    };
  });
  useEffect(() => {
    const online = () => sendLost.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return { pictures, isUnsent, add, again, leaveOut: drop };
}
