import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FILE_RULES, megabytesOf } from '#domain/files/file-kinds.ts';
import { importKinds, type ImportKindName } from '#domain/import/fields.ts';
import { MOST_CATEGORIES } from '#domain/products/category-tree.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ImportUpload } from './import-upload.tsx';
import { importPath, kindPath, readImportSearch } from './import.queries.ts';
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

/** What is brought in, its template, and the file. */
export function ImportStart() {
  const t = useTranslations('merchantImport');
  const { Rights } = useStaff();
  const [search] = useSearchParams();
  const mine = importKinds.filter((kind) => Rights.includes(RIGHTS[kind]));
  const asked = readImportSearch(search).kind;
  const kind = mine.find((one) => one === asked) ?? mine.find((one) => one === 'products') ?? mine[0];
  if (kind === undefined) return <Note tone="info">{t('noRight')}</Note>;
  return (
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
  );
}

function Upload({ kind }: { kind: ImportKindName }) {
  const t = useTranslations('merchantImport');
  const { api } = usePage();
  const tellError = useTellError();
  const template = useMutation({
    mutationFn: () => api.importTemplate({ params: { kind } }),
    onSuccess: saveFile,
    onError: tellError,
    meta: { ownErrors: true },
  });
  return (
    <ImportUpload
      label={t('choose')}
      text={t('fileText', {
        megabytes: String(megabytesOf(maxBytes)),
        rows: kind === 'categories' ? MOST_CATEGORIES.toLocaleString('en-US') : '60,000',
      })}
      accept={FILES}
      maxBytes={maxBytes}
      send={async ({ file, headers, onProgress }) => {
        const body = { Kind: kind, FileName: file.name.slice(-200) };
        const { ImportId } = await api.addImport({ body, files: { sheet: file }, headers, onProgress });
        return importPath(ImportId);
      }}
      isMain
    >
      <Button size="md" variant="default" loading={template.isPending} onClick={() => template.mutate()}>
        {t('template')}
      </Button>
    </ImportUpload>
  );
}
