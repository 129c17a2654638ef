import { paper } from '@ofgc/shared/design/theme/token-colors.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import type { ReactNode } from 'react';
import { manifestPath } from './manifest-path.ts';

/** The document around every page. The server inserts styles, preloads and page state outside of React. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localisedPath(manifestPath, locale)} />
      </head>
      <body>{children}</body>
    </html>
  );
}
