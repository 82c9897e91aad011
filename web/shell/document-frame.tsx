import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { Links, Scripts, ScrollRestoration } from 'react-router';
import { BOOTSTRAP_ELEMENT_ID } from '../page/bootstrap-json.ts';
import { useNamespaces } from '../page/matched-pages.ts';
import { usePage } from '../page/page-context.ts';
import { preloadFonts } from '../ui/theme/fonts.ts';
import { LanguageLinks } from './language-links.tsx';
import { AssetRecoveryNote } from './asset-recovery-note.tsx';

/** The HTML document around every page, the error page included. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  const { locale, bootstrapJson, messages, config } = usePage();
  const namespaces = useNamespaces();
  preloadFonts();
  for (const file of messages.files(namespaces)) preloadModule(file, { as: 'script' });
  return (
    <html
      lang={locale}
      data-mantine-color-scheme="light"
      data-respect-reduced-motion
      data-messages={namespaces.join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={config.get('BRAND_COLOR')} />
        <LanguageLinks />
        {/* An own nonce keeps the server's from being written here, where the browser's rendering has none. */}
        <Links nonce="" />
      </head>
      <body>
        <AssetRecoveryNote />
        {children}
        <script
          id={BOOTSTRAP_ELEMENT_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: bootstrapJson }}
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
