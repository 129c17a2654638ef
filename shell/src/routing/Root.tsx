import { splitLocale } from '@ofgc/shared/i18n';
import { Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { Frame } from '../frame/Frame.tsx';
import { CompositionContext } from '../composition/composition.ts';
import { Document } from './Document.tsx';
import type { RootData } from './root-loader.ts';

/** The whole document, in the language of its address. @throws Error outside of a `CompositionContext` */
export function Root() {
  const { locale } = splitLocale(useLocation().pathname);
  const loaded = useLoaderData<RootData | undefined>();
  const composition = use(CompositionContext);
  if (!composition) throw new Error('Root needs the CompositionContext');
  return (
    <Document locale={locale}>
      <I18nextProvider i18n={composition.i18nOf(locale)}>
        <Frame alert={loaded?.alert ?? null}>
          {/* The frame hydrates before the page's own code is loaded. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </Frame>
      </I18nextProvider>
    </Document>
  );
}
