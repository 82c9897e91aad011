import type { Locale } from '#contract/page.ts';
import type { PageMessages } from '../page/page-context.ts';
import type { Dictionary, Namespace } from './namespaces.ts';

// One chunk a dictionary: only the document's language is ever loaded, a namespace at a time.
const files = import.meta.glob<Dictionary[Namespace]>(['../locales/*/*.ts', '!../locales/*/index.ts'], {
  import: 'default',
});

/** The dictionaries of one language, loaded when first asked for. */
export function createBrowserMessages(locale: Locale): PageMessages {
  let dictionary: Dictionary = {};
  const loading = new Map<Namespace, Promise<void>>();
  const listeners = new Set<() => void>();

  const loadOne = async (namespace: Namespace): Promise<void> => {
    const texts = await files[`../locales/${locale}/${namespace}.ts`]?.();
    dictionary = { ...dictionary, [namespace]: texts };
    for (const listener of listeners) listener();
  };

  return {
    current: () => dictionary,
    load: async (namespaces) => {
      await Promise.all(
        namespaces.map((namespace) => {
          const started = loading.get(namespace) ?? loadOne(namespace);
          loading.set(namespace, started);
          return started;
        }),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    files: () => [],
  };
}
