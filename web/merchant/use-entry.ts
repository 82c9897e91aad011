import { useAddress } from '../page/use-address.ts';
import { entryOf, type EntryName } from './merchant-entries.ts';

/**
 * The entry of the navigation in whose part of the area the page is. Only by parameters that the page reads: others do not
 * reach the server, and the browser would then find another entry than was rendered.
 */
export function useEntry(): EntryName | undefined {
  const [path = '', search] = useAddress().split('?');
  return entryOf(path === '' ? '/' : path, new URLSearchParams(search));
}
