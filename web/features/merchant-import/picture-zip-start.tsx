import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { FILE_RULES, megabytesOf } from '#domain/files/file-kinds.ts';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-import.module.css';
import { zipPath } from './picture-zip.queries.ts';

const { maxBytes, accept } = FILE_RULES.zip;

/** Brings in a zip of pictures, for who may change products. */
export function PictureZipStart() {
  const t = useTranslations('merchantImport');
  const { Rights } = useStaff();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const chooser = useRef<HTMLInputElement>(null);
  const attempt = useRef<Attempt<object>>(undefined);
  const [sent, setSent] = useState(0);
  const [wrong, setWrong] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      const { name, size, lastModified } = file;
      attempt.current = attemptFor({ name, size, lastModified }, { earlier: attempt.current });
      return api.addPictureImport({
        body: { FileName: name.slice(-200) },
        files: { zip: file },
        headers: headersOf(attempt.current),
        onProgress: setSent,
      });
    },
    onMutate: () => {
      setSent(0);
      setWrong('');
    },
    onSuccess: ({ ImportId }) => {
      attempt.current = undefined;
      return navigate(localePath(locale, zipPath(ImportId)));
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
  if (!Rights.includes('manageProducts')) return null;
  return (
    <Panel title={t('pictures.title')}>
      <p className={classes.text}>{t('pictures.text', { megabytes: String(megabytesOf(maxBytes)) })}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('pictures.choose')}
        accept={['.zip', ...accept].join(',')}
        onChange={choose}
      />
      <div className={classes.actions}>
        <Button size="md" variant="default" loading={isPending} onClick={() => chooser.current?.click()}>
          {t('pictures.choose')}
        </Button>
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
    </Panel>
  );
}
