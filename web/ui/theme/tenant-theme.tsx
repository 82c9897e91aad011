import {
  createTheme,
  MantineProvider,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { brandShades, readableOnWhite } from '#domain/shop/theme.ts';
import { usePage } from '../../page/page-context.ts';

const FONT = [
  "'Anuphan Variable', 'Anuphan Fallback', 'Anuphan Fallback Linux', 'Anuphan Fallback Thai'",
  "'Anuphan Fallback Sarabun', 'Noto Sans Thai', Thonburi, 'Leelawadee UI', sans-serif",
].join(', ');

/** Mantine with the tenant's colour: calm and white, one accent, one (light) colour scheme. */
export function TenantTheme({ children }: { children: ReactNode }) {
  const colour = usePage().config.get('BRAND_COLOR');
  const theme = useMemo(
    () =>
      createTheme({
        primaryColor: 'brand',
        colors: { brand: brandShades(colour) satisfies MantineColorsTuple },
        fontFamily: FONT,
        headings: { fontFamily: FONT, fontWeight: '600' },
        defaultRadius: 'md',
        autoContrast: true,
        luminanceThreshold: 0.4,
        cursorType: 'pointer',
        respectReducedMotion: true,
      }),
    [colour],
  );
  const variables: CSSVariablesResolver = useMemo(
    () => () => ({
      // The brand's colour as text on white: the colour itself where that can be read, else darker.
      variables: { '--brand-text': readableOnWhite(colour) },
      light: {},
      dark: {},
    }),
    [colour],
  );
  return (
    <MantineProvider theme={theme} forceColorScheme="light" cssVariablesResolver={variables}>
      {children}
    </MantineProvider>
  );
}
