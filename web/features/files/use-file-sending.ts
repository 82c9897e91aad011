import { useRef, useState } from 'react';
import { fileFlaw } from '#domain/files/file-flaw.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { dataTold } from '../../page/data-told.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { prepareUpload, type Edit, type UploadFlaw } from './prepare-upload.ts';
import { useUploadWords } from './use-upload-words.ts';

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
  /** A picture is edited before it is sent. */
  isEdited: boolean;
  send: SendFile;
};

/** From a chosen file to a stored one: what is wrong is told before it is sent, and what was not sent is kept. */
export function useFileSending({ kind, maxSide, isEdited, send }: Options) {
  const t = useTranslations('files');
  const [state, setState] = useState<State>({ step: 'rest' });
  /** A second sending must not start while one is under way. */
  const busy = useRef(false);
  const words = useUploadWords(kind);

  const revoke = (): void => {
    if (state.step === 'crop') URL.revokeObjectURL(state.address);
  };

  const refuse = (flaw: UploadFlaw): void => setState({ step: 'failed', words: words.flaw(flaw) });

  const post = async (file: Blob): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ step: 'sending', sent: 0 });
    try {
      await send(file, (sent) => setState((now) => (now.step === 'sending' ? { ...now, sent } : now)));
      await dataTold();
      setState({ step: 'rest' });
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
    } catch (error) {
      setState({ step: 'failed', words: words.error(error), file });
      showToast({ kind: 'error', message: t('failed'), milliseconds: TOAST_MS.info });
    } finally {
      busy.current = false;
    }
  };

  const prepareAndPost = async (file: File, edit: Edit = {}): Promise<void> => {
    if (file.type.startsWith('image/')) setState({ step: 'sending', sent: 0 });
    const prepared = await prepareUpload(file, { kind, maxSide, ...edit });
    return 'flaw' in prepared ? refuse(prepared.flaw) : post(prepared.file);
  };

  return {
    state,
    /** Chosen, and not stored yet. */
    isUnsent:
      state.step === 'crop' ||
      state.step === 'sending' ||
      (state.step === 'failed' && state.file !== undefined),
    choose: (file: File): void => {
      const flaw = fileFlaw(file, kind, { isPrepared: false });
      if (flaw) refuse(flaw);
      else if (isEdited && file.type.startsWith('image/'))
        setState({ step: 'crop', file, address: URL.createObjectURL(file) });
      else void prepareAndPost(file);
    },
    use: (file: File, edit: Edit): void => {
      revoke();
      void prepareAndPost(file, edit);
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
