import { usePage } from '../../page/page-context.ts';
import { codeStorageName, type CodeEntry } from '../session/sign-in/pending-code.ts';
import { externalApi } from './external-api.ts';
import type { PendingIdentity } from './pending-identity.ts';
import { useExternalEntry } from './use-external-entry.ts';

/** Where who came in through another proves the number of their account here. */
export function useExternalCode(identity: PendingIdentity | undefined): CodeEntry {
  const page = usePage();
  const { bootstrap } = page;
  const enter = useExternalEntry();
  return {
    request: (mobile) =>
      externalApi(page).requestExternalCode({ body: { Ticket: identity?.ticket ?? '', mobile } }),
    verify: async (body) => {
      const { ticket = '', next = '' } = identity ?? {};
      enter(await externalApi(page).linkExternal({ body: { ...body, Ticket: ticket } }), next);
    },
    name: codeStorageName(bootstrap, 'external'),
    loginPath: '/login/link',
    verifyPath: '/login/link/verify',
    byPassword: false,
  };
}
