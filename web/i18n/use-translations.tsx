import { createContext, use, useMemo, type ReactNode } from 'react';
import type { useTranslations as UseTranslations } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '#contract/page.ts';
import type { Dictionary } from './namespaces.ts';

type Translator = ReturnType<typeof createTranslator>;
type Translators = { locale: Locale; dictionary: Dictionary; made: Map<string | undefined, Translator> };

/** By dictionary: on the server all pages of a language share one, in the browser each that arrives makes a newer one. */
const known = new WeakMap<Dictionary, Translators>();

function translatorsOf(locale: Locale, dictionary: Dictionary): Translators {
  const remembered = known.get(dictionary);
  if (remembered?.locale === locale) return remembered;
  const translators = { locale, dictionary, made: new Map() };
  known.set(dictionary, translators);
  return translators;
}

const TranslatorsContext = createContext<Translators | undefined>(undefined);

type Props = { locale: Locale; messages: Dictionary; children: ReactNode };

/** Gives `useTranslations` the texts of a language. */
export function TranslationsProvider({ locale, messages, children }: Props) {
  const translators = useMemo(() => translatorsOf(locale, messages), [locale, messages]);
  return <TranslatorsContext value={translators}>{children}</TranslatorsContext>;
}

function useSharedTranslator(namespace?: string): Translator {
  const translators = use(TranslatorsContext);
  if (!translators) throw new Error('useTranslations is used outside of a page');
  const { locale, dictionary, made } = translators;
  const shared = made.get(namespace);
  if (shared) return shared;
  const translator = createTranslator({
    locale,
    messages: dictionary,
    namespace: namespace as never,
    timeZone: 'Asia/Bangkok',
  }) as Translator;
  made.set(namespace, translator);
  return translator;
}

/**
 * The texts of a namespace, as `useTranslations` of use-intl gives them. Theirs makes a translator for each component that
 * asks, which was a tenth of what rendering a page costs; here components share one.
 */
export const useTranslations = useSharedTranslator as unknown as typeof UseTranslations;
