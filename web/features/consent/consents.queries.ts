/** What is asked, and what was answered. Keys carry the language, because the words come in the caller's. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type AskedPurpose = CallAnswer<'consentPurposes'>['Data'][number];
export type OwnConsents = CallAnswer<'consents'>;
export type StandingConsent = OwnConsents['Data'][number];

export function consentPurposesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['consents', 'purposes', locale],
    queryFn: async () => (await api.consentPurposes()).Data,
  });
}

export function ownConsentsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['consents', 'own', locale],
    queryFn: () => api.consents(),
    staleTime: 0,
  });
}
