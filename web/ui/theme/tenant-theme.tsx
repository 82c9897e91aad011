import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  MantineProvider,
  mergeMantineTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { brandShades, readableOnWhite } from '#domain/shop/theme.ts';
import { usePage } from '../../page/page-context.ts';

const FONT = [
  "'Anuphan Variable', 'Anuphan Fallback', 'Anuphan Fallback Linux', 'Anuphan Fallback Thai'",
  "'Anuphan Fallback Sarabun', 'Noto Sans Thai', Thonburi, 'Leelawadee UI', sans-serif",
].join(', ');

type Look = { theme: MantineThemeOverride; css: string };

/** By colour. To make one costs as much as rendering a twentieth of a page. */
const looks = new Map<string, Look>();
const MAX_LOOKS = 200;

/** Mantine with the tenant's colour: calm and white, one accent, one (light) colour scheme. */
export function TenantTheme({ children }: { children: ReactNode }) {
  const { theme, css } = lookOf(usePage().config.get('BRAND_COLOR'));
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false}>
      <style data-mantine-styles dangerouslySetInnerHTML={{ __html: css }} />
      {children}
    </MantineProvider>
  );
}

function lookOf(colour: string): Look {
  const known = looks.get(colour);
  if (known) return known;
  // Colours are the tenants' own, and may be changed.
  if (looks.size >= MAX_LOOKS) looks.clear();
  const theme = createTheme({
    primaryColor: 'brand',
    colors: { brand: brandShades(colour) satisfies MantineColorsTuple },
    fontFamily: FONT,
    headings: { fontFamily: FONT, fontWeight: '600' },
    defaultRadius: 'md',
    autoContrast: true,
    luminanceThreshold: 0.4,
    cursorType: 'pointer',
    respectReducedMotion: true,
  });
  const look = { theme, css: cssOf(theme, colour) };
  looks.set(colour, look);
  return look;
}

/** What differs from the variables that Mantine's style sheet has already. */
function cssOf(theme: MantineThemeOverride, colour: string): string {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME);
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
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
