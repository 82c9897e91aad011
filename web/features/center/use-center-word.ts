import type { CenterWord } from '#domain/shop/center-word.ts';
import { usePage } from '../../page/page-context.ts';

/** What this shop's buyers call a distribution center: the `word` of their texts (CENTER_WORD). Staff say center. */
export function useCenterWord(): CenterWord {
  return usePage().config.get('CENTER_WORD');
}
