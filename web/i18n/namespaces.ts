import type en from '../locales/en/index.ts';

/** Every text of the web app by namespace; English is the pattern that Thai must match. */
export type Messages = typeof en;
export type Namespace = keyof Messages;
/** The namespaces at hand of one language. */
export type Dictionary = { [N in Namespace]?: Translated<Messages[N]> };

/** The same keys with other texts. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** Loaded on every page: header, navigation, footer, toasts, errors. */
export const SHELL_NAMESPACES = ['shell'] as const satisfies readonly Namespace[];

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'th' | 'en';
    Messages: Messages;
  }
}
