import { hasPets } from '../../features/own-profile/profile-pages.ts';
import { PetList } from '../../features/pets/pet-list.tsx';
import { petsQuery } from '../../features/pets/pets.queries.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['pets', 'files'],
  access: 'customer',
  queries: (page) => (page.config.get('PET_INFORMATION_ENABLED') ? [optional(need(petsQuery(page)))] : []),
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/petInformation (R-27i). */
export default function ProfilePets() {
  const t = useTranslations('pets');
  const { config } = usePage();
  const { acting } = useVisitor();
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      {hasPets({ config, acting }) ? (
        <>
          <p>{t('why')}</p>
          <PetList />
        </>
      ) : (
        <Note tone="info" title={t(acting ? 'acting' : 'closed')} />
      )}
    </Stack>
  );
}
