import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportFile } from './import-file.tsx';
import { ImportStart } from './import-start.tsx';
import { PictureImportStart } from './picture-import-start.tsx';
import { PictureImportPage } from './picture-import-page.tsx';
import { importQuery, kindPath, readImportSearch } from './import.queries.ts';

/** The start of an import, or the one that the address names: a reload is where it was. */
export function ImportPage() {
  const t = useTranslations('merchantImport');
  const [search] = useSearchParams();
  const { file, pictures } = readImportSearch(search);
  if (pictures) return <PictureImportPage key={pictures} id={pictures} />;
  return file ? (
    <OneImport key={file} id={file} />
  ) : (
    <Stack>
      <PageHead title={t('title')} />
      <ImportStart />
      <PictureImportStart />
      <EarlierImports />
    </Stack>
  );
}

function OneImport({ id }: { id: string }) {
  const t = useTranslations('merchantImport');
  const { data, error, refetch } = useQuery(importQuery(usePage(), id));
  const kind = data?.Kind ?? 'products';
  return (
    <Stack>
      <PageHead
        title={t('title')}
        facts={data && <UserText>{`${t(`kinds.${data.Kind}`)} · ${data.FileName}`}</UserText>}
        back={{ to: kindPath(kind), label: t('title') }}
      />
      {data && <ImportFile file={data} />}
      {!data && !error && <LoadingState />}
      {!data && error && (
        <EmptyState title={isApiError(error) ? error.answer.message : t('noAnswer')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
    </Stack>
  );
}
