import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { megabytesOf } from '#domain/files/file-kinds.ts';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { IMPORTS } from './import.queries.ts';
import classes from './merchant-import.module.css';

type Sending = {
  file: File;
  headers: ReturnType<typeof headersOf>;
  onProgress: (sent: number) => void;
};

type Props = {
  label: string;
  /** What such a file is, above the button. */
  text: string;
  /** As of an input. */
  accept: string;
  maxBytes: number;
  /** Returns the address of what came of it. The same file that is sent again has the same key. */
  send: (sending: Sending) => Promise<string>;
  /** Whether it is the first thing to do on the page. */
  isMain?: boolean;
  /** Beside the button. */
  children?: ReactNode;
};

/** Chooses a file, sends it with its progress, says what is wrong with it, and goes where it is. */
export function ImportUpload({ label, text, accept, maxBytes, send, isMain = false, children }: Props) {
  const t = useTranslations('merchantImport');
  const { locale } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const attempt = useRef<Attempt<object>>(undefined);
  const [sent, setSent] = useState(0);
  const [wrong, setWrong] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      const { name, size, lastModified } = file;
      attempt.current = attemptFor({ label, name, size, lastModified }, { earlier: attempt.current });
      return send({ file, headers: headersOf(attempt.current), onProgress: setSent });
    },
    onMutate: () => {
      setSent(0);
      setWrong('');
    },
    onSuccess: (path) => {
      attempt.current = undefined;
      void client.invalidateQueries({ queryKey: IMPORTS });
      return navigate(localePath(locale, path));
    },
    onError: (error) =>
      setWrong(
        isApiError(error)
          ? (Object.values(error.answer.fields ?? {})[0] ?? error.answer.message)
          : t('noAnswer'),
      ),
    meta: { ownErrors: true },
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    if (file && file.size > maxBytes) setWrong(t('tooLarge', { megabytes: String(megabytesOf(maxBytes)) }));
    else if (file) mutate(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <p className={classes.text}>{text}</p>
      <input ref={chooser} type="file" hidden aria-label={label} accept={accept} onChange={choose} />
      <div className={classes.actions}>
        <Button
          size="md"
          variant={isMain ? 'filled' : 'default'}
          loading={isPending}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
        {children}
      </div>
      {isPending && (
        <output className={classes.text}>
          {sent < 1 ? t('sending', { percent: String(Math.floor(sent * 100)) }) : t('reading')}
        </output>
      )}
      {wrong !== '' && (
        <Note tone="error" live>
          {wrong}
        </Note>
      )}
    </>
  );
}
