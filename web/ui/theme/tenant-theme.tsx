import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  MantineContext,
  MantineThemeContext,
  mergeMantineTheme,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { brandShades, readableOnWhite } from '#domain/shop/theme.ts';
import { usePage } from '../../page/page-context.ts';

const FONT = [
  "'Anuphan Variable', 'Anuphan Fallback', 'Anuphan Fallback Linux', 'Anuphan Fallback Thai'",
  "'Anuphan Fallback Sarabun', 'Noto Sans Thai', Thonburi, 'Leelawadee UI', sans-serif",
].join(', ');

/** As MantineProvider sets it for one (light) colour scheme. */
const LIGHT: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

type Look = { theme: MantineTheme; css: string };

/** By colour: Mantine's own provider makes both again for every page, which takes a twentieth of its rendering. */
const looks = new Map<string, Look>();
const MAX_LOOKS = 200;

/** Mantine with the tenant's colour: calm and white, one accent. */
export function TenantTheme({ children }: { children: ReactNode }) {
  const { theme, css } = lookOf(usePage().config.get('BRAND_COLOR'));
  return (
    <MantineContext value={LIGHT}>
      <MantineThemeContext value={theme}>
        <style data-mantine-styles dangerouslySetInnerHTML={{ __html: css }} />
        {children}
      </MantineThemeContext>
    </MantineContext>
  );
}

function lookOf(colour: string): Look {
  const known = looks.get(colour);
  if (known) return known;
  // Colours are the tenants' own, and may be changed.
  if (looks.size >= MAX_LOOKS) looks.clear();
  const own = createTheme({
    primaryColor: 'brand',
    colors: { brand: brandShades(colour) satisfies MantineColorsTuple },
    fontFamily: FONT,
    headings: { fontFamily: FONT, fontWeight: '600' },
    defaultRadius: 'md',
    autoContrast: true,
    luminanceThreshold: 0.4,
    cursorType: 'pointer',
  });
  const theme = mergeMantineTheme(DEFAULT_THEME, own);
  // The document has them already: the browser needs none of the code that makes them.
  const css = import.meta.env.SSR ? cssOf(theme, colour) : (styleOfDocument()?.innerHTML ?? '');
  const look = { theme, css };
  looks.set(colour, look);
  return look;
}

const styleOfDocument = (): Element | null => document.querySelector('style[data-mantine-styles]');

/** What differs from the variables that Mantine's style sheet has already. */
function cssOf(theme: MantineTheme, colour: string): string {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const own = defaultCssVariablesResolver(theme);
  return convertCssVariables({
    variables: {
      ...without(own.variables, usual.variables),
      // The brand's colour as text on white: the colour itself where that can be read, else darker.
      '--brand-text': readableOnWhite(colour),
    },
    light: without(own.light, usual.light),
    dark: {},
  });
}

type Variables = Record<string, string>;

function without(own: Variables, usual: Variables): Variables {
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => usual[name] !== value));
}
