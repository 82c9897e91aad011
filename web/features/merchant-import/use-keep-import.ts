import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';
import { IMPORTS, importQuery, type Import } from './import.queries.ts';

/** Keeps what a call answers, so that the page goes on at once. */
export function useKeepImport() {
  const client = useQueryClient();
  const page = usePage();
  return (file: Import): void => {
    client.setQueryData(importQuery(page, file.ImportId).queryKey, file);
    void client.invalidateQueries({ queryKey: [...IMPORTS, 'list'] });
  };
}
