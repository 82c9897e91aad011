import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';
import { productPath } from '../product/product-path.ts';
import { suggestionsQuery } from './search.queries.ts';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';

/** A product that goes on from what is typed, or (without a path) a text that was searched for before. */
export type Offer = { key: string; text: string; path?: string; picture?: string | null };
export type Offers = {
  list: readonly Offer[];
  /** What they answer; empty for recent searches. */
  typed: string;
};

type Input = { text: string; open: boolean; recent: readonly string[] };

/** What is shown under the search box now, or undefined where nothing is. */
export function useOffers({ text, open, recent }: Input): Offers | undefined {
  const page = usePage();
  const wanted = text.trim();
  const typed = useDebounced(wanted);
  const completing = page.config.get('SEARCH_AUTOCOMPLETE_ENABLED') && open && wanted !== '' && typed !== '';
  const { data: found, isPlaceholderData } = useQuery({
    ...suggestionsQuery(page, typed),
    enabled: completing,
  });
  if (!open) return undefined;
  if (wanted === '')
    return recent.length > 0
      ? { typed: '', list: recent.map((each) => ({ key: each, text: each })) }
      : undefined;
  // For half a second they still answer what was typed before; that is shown only where it goes the same way.
  const goesOn = wanted.startsWith(typed) || typed.startsWith(wanted);
  if (!completing || !found || !goesOn) return undefined;
  // That nothing was found says nothing yet of what was typed since.
  if (isPlaceholderData && found.length === 0) return undefined;
  return {
    typed,
    list: found.map(({ P_Code, TextTH, TextEN, PIC_FILENAME }) => ({
      key: P_Code,
      text: page.locale === 'th' ? TextTH || TextEN : TextEN || TextTH,
      path: productPath(P_Code),
      picture: PIC_FILENAME,
    })),
  };
}
