/** Holds the dictionaries of both languages together, and to the pages that use them. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import en from '../locales/en/index.ts';
import th from '../locales/th/index.ts';
import { SHELL_NAMESPACES } from './namespaces.ts';

type Texts = { readonly [key: string]: string | Texts };

function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );
}

/**
 * The names of a message's placeholders, out of its compiled form: an argument is `[name, kind?, choices?]`, a
 * tag `[name, ...content]`. Thai has no plural, so a plural counts like a plain argument.
 */
function placeholders(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  const found = message.flatMap((part: unknown): string[] => {
    if (!Array.isArray(part)) return [];
    const [name, ...rest] = part as [string, ...unknown[]];
    const choices = rest.filter((each) => typeof each === 'object' && !Array.isArray(each));
    return [
      name,
      ...placeholders(rest),
      ...choices.flatMap((each) => Object.values(each ?? {}).flatMap(placeholders)),
    ];
  });
  return [...new Set(found)].toSorted();
}

const english = new Map(flat(en));
const thai = new Map(flat(th));

const sources = new Map<string, string>();
for await (const file of glob('web/**/*.{ts,tsx}')) {
  if (!/\.test\.tsx?$|^web\/locales\//.test(file)) sources.set(file, readFileSync(file, 'utf8'));
}

const namespacesIn = (source: string): string[] =>
  [...source.matchAll(/(?:useTranslations|createTranslator)\(\s*'([\w.]+)'/g)].map(([, name = '']) => name);

/** What a file says of the keys it shows; read once, since each is asked for thousands of keys. */
const saidIn = (source: string) => ({
  source,
  dotted: source.replaceAll('?.', '.'),
  namespaces: namespacesIn(source),
  starts: [...source.matchAll(/`([\w.]+)\$\{/g)].map(([, start = '']) => start),
});

/** Whether a file that speaks from a namespace names the rest of the key, whole or as the start of a template. */
function usesKey({ source, dotted, namespaces, starts }: ReturnType<typeof saidIn>, key: string): boolean {
  if (dotted.includes(`.${key}`)) return true;
  return namespaces.some((namespace) => {
    if (!key.startsWith(`${namespace}.`)) return false;
    const rest = key.slice(namespace.length + 1);
    return source.includes(`'${rest}'`) || starts.some((start) => rest.startsWith(start));
  });
}

/** A file of `web/` and all that it draws with, by what it imports. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  const source = sources.get(file);
  if (source === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    reach(normalize(join(dirname(file), target)), seen);
  return seen;
}

describe('the dictionaries', () => {
  test('have the same keys in both languages', () => {
    expect([...thai.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('have a file a namespace in both languages, named alike', async () => {
    for (const locale of ['en', 'th']) {
      const files = await Array.fromAsync(glob('*.ts', { cwd: `web/locales/${locale}` }));
      expect(files.filter((file) => file !== 'index.ts').toSorted()).toEqual(
        Object.keys(en)
          .map((name) => `${name}.ts`)
          .toSorted(),
      );
    }
  });

  test('name the same placeholders in both languages', () => {
    const unequal = [...english].filter(([key, text]) => {
      const other = placeholders(compile(thai.get(key) ?? ''));
      return placeholders(compile(text)).join() !== other.join();
    });
    expect(unequal.map(([key]) => key)).toEqual([]);
  });

  test('hold no text that nothing shows', () => {
    const said = [...sources.values()].map(saidIn);
    const unused = [...english.keys()].filter((key) => !said.some((one) => usesKey(one, key)));
    expect(unused).toEqual([]);
  });

  test('are not empty', () => {
    expect([...english, ...thai].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  test('say in Thai what is said in English', () => {
    // Placeholders and brand names are the same in every language.
    const words = (text: string) => text.replaceAll(/\{[^{}]*\}|LINE Pay|LINE|PromptPay|SMS/g, '');
    const untranslated = [...thai].filter(
      ([key, text]) => text === english.get(key) && /[A-Za-z]{3}/.test(words(text)),
    );
    expect(untranslated.map(([key]) => key)).toEqual([]);
  });
});

describe('the pages', () => {
  const pages = [...sources.keys()].filter((file) => /^web\/routes\/.*\.tsx$/.test(file));

  test('ask for every dictionary that they, and what they draw with, speak from', () => {
    const missing = pages.flatMap((page) => {
      const asked = new Set<string>([...SHELL_NAMESPACES, ...messagesOf(page)]);
      return [...reach(page)].flatMap((file) =>
        namespacesIn(sources.get(file) ?? '')
          .map((name) => name.split('.')[0] ?? '')
          .filter((name) => !asked.has(name))
          .map((name) => `${page} lacks ${name}, used by ${file}`),
      );
    });
    expect(missing).toEqual([]);
  });

  test('fetch in the browser as on the server: whoever has a loader has its counterpart', () => {
    const wrong = pages.filter((page) => {
      const source = sources.get(page) ?? '';
      const exported = ['handle', 'loader', 'clientLoader'].map((name) =>
        source.includes(`export const ${name} =`),
      );
      return new Set(exported).size > 1;
    });
    expect(wrong).toEqual([]);
  });

  function messagesOf(page: string): string[] {
    const list = /messages:\s*\[([^\]]*)\]/.exec(sources.get(page) ?? '')?.[1] ?? '';
    // What a part of the page needs is named where the part is.
    const shared = [...list.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) =>
      [...sources.values()].find((source) => source.includes(`export const ${name} = [`)),
    );
    const lists = shared.map((source) => /export const \w+ = \[([^\]]*)\] as const/.exec(source ?? '')?.[1]);
    return [...[list, ...lists].join().matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  }
});
