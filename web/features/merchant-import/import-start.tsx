import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FILE_RULES, megabytesOf } from '#domain/files/file-kinds.ts';
import { importKinds, type ImportKindName } from '#domain/import/fields.ts';
import { formatDate } from '#domain/time/dates.ts';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { IMPORTS, importPath, importsQuery, kindPath, readImportSearch } from './import.queries.ts';
import classes from './merchant-import.module.css';

const RIGHTS = {
  categories: 'manageProducts',
  products: 'manageProducts',
  prices: 'changePrices',
  stock: 'adjustStock',
  agreedPrices: 'changePrices',
} as const;
const { maxBytes } = FILE_RULES.sheet;
const FILES = '.xlsx,.csv,.tsv,.txt';

/** What is brought in, its template, the file, and the files before it. */
export function ImportStart() {
  const t = useTranslations('merchantImport');
  const { Rights } = useStaff();
  const [search] = useSearchParams();
  const mine = importKinds.filter((kind) => Rights.includes(RIGHTS[kind]));
  const asked = readImportSearch(search).kind;
  const kind = mine.find((one) => one === asked) ?? mine.find((one) => one === 'products') ?? mine[0];
  return (
    <>
      {kind === undefined ? (
        <Note tone="info">{t('noRight')}</Note>
      ) : (
        <Panel title={t('what')}>
          <ul className={classes.kinds}>
            {mine.map((one) => (
              <li key={one}>
                <AppLink
                  to={kindPath(one)}
                  className={classes.kind}
                  aria-current={one === kind ? 'true' : undefined}
                  preventScrollReset
                >
                  <strong>{t(`kinds.${one}`)}</strong>
                  <span className={classes.small}>{t(`kindTexts.${one}`)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
          <Upload kind={kind} />
        </Panel>
      )}
      <Earlier />
    </>
  );
}

function Upload({ kind }: { kind: ImportKindName }) {
  const t = useTranslations('merchantImport');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellError = useTellError();
  const chooser = useRef<HTMLInputElement>(null);
  const attempt = useRef<Attempt<object>>(undefined);
  const [sent, setSent] = useState(0);
  const [wrong, setWrong] = useState('');
  const template = useMutation({
    mutationFn: () => api.importTemplate({ params: { kind } }),
    onSuccess: saveFile,
    onError: tellError,
    meta: { ownErrors: true },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      const { name, size, lastModified } = file;
      attempt.current = attemptFor({ kind, name, size, lastModified }, { earlier: attempt.current });
      return api.addImport({
        body: { Kind: kind, FileName: name.slice(-200) },
        files: { sheet: file },
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
      void client.invalidateQueries({ queryKey: IMPORTS });
      return navigate(localePath(locale, importPath(ImportId)));
    },
    onError: (error) => {
      if (isApiError(error)) setWrong(Object.values(error.answer.fields ?? {})[0] ?? error.answer.message);
      else setWrong(t('noAnswer'));
    },
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
      <p className={classes.text}>{t('fileText', { megabytes: String(megabytesOf(maxBytes)) })}</p>
      <input ref={chooser} type="file" hidden aria-label={t('choose')} accept={FILES} onChange={choose} />
      <div className={classes.actions}>
        <Button size="md" loading={isPending} onClick={() => chooser.current?.click()}>
          {t('choose')}
        </Button>
        <Button size="md" variant="default" loading={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
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
    </>
  );
}

function Earlier() {
  const t = useTranslations('merchantImport');
  const page = usePage();
  const { data = [] } = useQuery(importsQuery(page));
  if (data.length === 0) return null;
  return (
    <Panel title={t('earlier')}>
      <ul className={classes.list}>
        {data.map(({ ImportId, Kind, FileName, Rows, Step, CreatedAt }) => (
          <li key={ImportId} className={classes.earlier}>
            <AppLink to={importPath(ImportId)} className={classes.link}>
              <UserText>{FileName}</UserText>
            </AppLink>
            <span className={classes.small}>
              {t('earlierFacts', { kind: t(`kinds.${Kind}`), rows: Rows.toLocaleString('en-US') })}
              {' · '}
              {t(`states.${Step}`)}
              {' · '}
              <time dateTime={CreatedAt}>{formatDate(new Date(CreatedAt), page.locale, 'dayTime')}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
