import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePage } from '../../page/page-context.ts';
import { areasQuery } from '../address/address.queries.ts';
import { centersQuery } from '../center/center.queries.ts';
import type { Landmark } from './map-canvas.tsx';
import { hasPicture } from './map-style.ts';
import { placeOfProvince } from './province-places.ts';

/** The provinces with their capitals' places, in the page's language. */
export function useProvinces(): readonly Landmark[] {
  const { data } = useQuery(areasQuery(usePage(), {}));
  return useMemo(
    () =>
      (data?.Province ?? []).flatMap(({ Code, Name }) => {
        const at = placeOfProvince(Code);
        return at ? [{ name: Name, at }] : [];
      }),
    [data],
  );
}

/** The nearest centers that the visitor may order from, or those a text finds; staff have a list of their own. */
export function useCenterPlaces(text = ''): readonly Landmark[] {
  const page = usePage();
  const { data } = useInfiniteQuery({
    ...centersQuery(page, { text, from: undefined }),
    enabled: page.bootstrap.staff === undefined,
  });
  return useMemo(
    () =>
      (data?.pages.flat() ?? []).map(({ DIST_NAME: name, LatDecimal: lat, LonDecimal: lon }) => ({
        name,
        at: { lat, lon },
      })),
    [data],
  );
}

/** To find one's way by, where the map has no picture. */
export function useLandmarks(): readonly Landmark[] {
  const drawsPicture = hasPicture(usePage().config);
  const [provinces, centers] = [useProvinces(), useCenterPlaces()];
  return useMemo(
    () => (drawsPicture ? centers : [...provinces, ...centers]),
    [drawsPicture, provinces, centers],
  );
}
