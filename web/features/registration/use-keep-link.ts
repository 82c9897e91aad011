import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { usePage } from '../../page/page-context.ts';
import { keepRegistration } from './registration-draft.ts';

/** As the calls take them; what is misspelt in a link is as if it were not there. */
const CENTER = /^[A-Za-z0-9_-]{1,20}$/;
const STAFF = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** Keeps the center and the salesman whom a link names, until the form is sent. */
export function useKeepLink(): void {
  const { bootstrap } = usePage();
  const [search] = useSearchParams();
  const saleUnit = search.get('dist') ?? '';
  const saleCode = search.get('saleCode') ?? '';
  useEffect(() => {
    const part = {
      ...(CENTER.test(saleUnit) && { saleUnit }),
      ...(STAFF.test(saleCode) && { saleCode }),
    };
    if (Object.keys(part).length > 0) keepRegistration(sessionStorage, bootstrap, part);
  }, [bootstrap, saleUnit, saleCode]);
}
