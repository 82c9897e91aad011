import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Position } from '#domain/shop/geo.ts';
import { placeText, readPlace } from '#domain/shop/typed-place.ts';
import { areasQuery } from '../../features/address/address.queries.ts';
import { givenPlace } from '../../features/map/given-place.ts';
import { PlacePicker } from '../../features/map/place-picker.tsx';
import { pathOfShop } from '../../features/session/sign-in/next-path.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['map'],
  search: { uncached: ['at', 'back'] },
  queries: (page) => [optional(need(areasQuery(page, {})))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/**
 * /map/select: a place on the map. `at` is where it begins, `back` the page of this shop that asked: it is given the place
 * in the browser's history, so that no address of a page tells where somebody lives. Nobody having asked, the place is shown.
 */
export default function MapSelect() {
  const t = useTranslations('map');
  const { locale } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Position>();
  const asked = new URLSearchParams(search);
  const back = pathOfShop(asked.get('back'));
  const pick = (place: Position): void => {
    if (back === undefined) setChosen(place);
    else void navigate(localePath(locale, back), { replace: true, state: givenPlace(place) });
  };
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <PlacePicker start={readPlace(asked.get('at') ?? '')} submit={t('use')} onPick={pick} />
      {chosen && (
        <Note tone="good" title={t('chosen')} live>
          <p>{placeText(chosen)}</p>
          <Button
            component="a"
            variant="default"
            size="md"
            href={`https://www.google.com/maps?q=${chosen.lat},${chosen.lon}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('open')}
          </Button>
        </Note>
      )}
    </Stack>
  );
}
