import { useMatches } from 'react-router';
import { SHELL_NAMESPACES, type Namespace } from '../i18n/namespaces.ts';
import type { PageDefinition } from './define-page.ts';

/** The definitions of the matched pages, outermost first. */
export function useMatchedPages(): readonly PageDefinition<string>[] {
  return useMatches().flatMap(({ handle }) => (isDefinition(handle) ? [handle] : []));
}

/** Every dictionary that this document needs. */
export function useNamespaces(): readonly Namespace[] {
  return [...SHELL_NAMESPACES, ...useMatchedPages().flatMap(({ messages }) => messages)];
}

function isDefinition(handle: unknown): handle is PageDefinition<string> {
  return typeof handle === 'object' && handle !== null && 'messages' in handle;
}
