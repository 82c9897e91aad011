import { useRef, useState } from 'react';
import { isApiError, isNoAnswer } from '#contract/client.ts';
import { fileFlaw } from '#domain/files/file-flaw.ts';
import { FILE_RULES, megabytesOf, type FileKind } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { preparePicture, type Area } from './prepare-picture.client.ts';

export type SendFile = (file: Blob, onProgress: (sent: number) => void) => Promise<void>;

type State =
  | { step: 'rest' }
  /** `address` shows the file in this browser until it is revoked. */
  | { step: 'crop'; file: File; address: string }
  /** From 0 to 1. */
  | { step: 'sending'; sent: number }
  /** `file` is what can be sent again. */
  | { step: 'failed'; words: string; file?: Blob };

type Options = {
  kind: FileKind;
  /** The longest side in pixels that the server keeps. */
  maxSide: number;
  isCropped: boolean;
  send: SendFile;
};

/** From a chosen file to a stored one: what is wrong is told before it is sent, and what was not sent is kept. */
export function useFileSending({ kind, maxSide, isCropped, send }: Options) {
  const t = useTranslations('files');
  const [state, setState] = useState<State>({ step: 'rest' });
  /** A second sending must not start while one is under way. */
  const busy = useRef(false);
  const megabytes = String(megabytesOf(FILE_RULES[kind].maxBytes));

  const revoke = (): void => {
    if (state.step === 'crop') URL.revokeObjectURL(state.address);
  };

  const refuse = (flaw: 'empty' | 'heic' | 'unsupported' | 'tooLarge' | 'broken'): void => {
    const words =
      flaw === 'unsupported' && kind === 'paper'
        ? t('flaws.unsupportedDocument')
        : t(`flaws.${flaw}`, { megabytes });
    setState({ step: 'failed', words });
  };

  const post = async (file: Blob): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ step: 'sending', sent: 0 });
    try {
      await send(file, (sent) => setState((now) => (now.step === 'sending' ? { ...now, sent } : now)));
      setState({ step: 'rest' });
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
    } catch (error) {
      const words = wordsOf(error) ?? (isNoAnswer(error) ? t('noAnswer') : t('failed'));
      setState({ step: 'failed', words, file });
      showToast({ kind: 'error', message: t('failed'), milliseconds: TOAST_MS.info });
    } finally {
      busy.current = false;
    }
  };

  const prepareAndPost = async (file: File, area?: Area): Promise<void> => {
    let prepared: Blob = file;
    if (file.type.startsWith('image/')) {
      setState({ step: 'sending', sent: 0 });
      try {
        prepared = await preparePicture(file, { area, maxSide });
      } catch {
        return refuse('broken');
      }
    }
    const { size, type } = prepared;
    const flaw = fileFlaw({ name: '', size, type }, kind, { isPrepared: true });
    return flaw ? refuse(flaw) : post(prepared);
  };

  return {
    state,
    choose: (file: File): void => {
      const flaw = fileFlaw(file, kind, { isPrepared: false });
      if (flaw) refuse(flaw);
      else if (isCropped && file.type.startsWith('image/'))
        setState({ step: 'crop', file, address: URL.createObjectURL(file) });
      else void prepareAndPost(file);
    },
    use: (file: File, area: Area): void => {
      revoke();
      void prepareAndPost(file, area);
    },
    broken: (): void => {
      revoke();
      refuse('broken');
    },
    again: (file: Blob) => void post(file),
    rest: (): void => {
      revoke();
      setState({ step: 'rest' });
    },
  };
}

/** The shop's own sentence: what is wrong with this file, or the error as a whole. */
function wordsOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  const { fields = {}, message } = error.answer;
  return Object.values(fields)[0] ?? message;
}
