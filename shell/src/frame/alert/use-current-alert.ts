import { createApiClient } from '@ofgc/shared/api-client';
import { fetchActiveAlert } from '@ofgc/shared/api-client/site/alerts.ts';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { use, useEffect, useState } from 'react';
import { CompositionContext, reporterOf } from '../../composition/composition.ts';

/**
 * The alert that the server rendered. A page from the browser's cache, or one that the visitor comes back to, may be old: then the
 * alert is fetched from the API. A failure of that is reported, and the rendered alert stays.
 */
export function useCurrentAlert(rendered: Alert | null): Alert | null {
  const locale = useLocale();
  const composition = use(CompositionContext);
  const [asked, setAsked] = useState<{ locale: Locale; alert: Alert | null } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      void fetchActiveAlert(createApiClient({ locale, signal: stop.signal })).then(
        (alert) => setAsked({ locale, alert }),
        (error: unknown) => {
          if (!stop.signal.aborted) reporterOf(composition)({ kind: 'load', part: 'shell.alert', error });
        },
      );
    const askOnReturn = ({ persisted }: PageTransitionEvent) => persisted && ask();
    if (isDocumentFromCache()) ask();
    window.addEventListener('pageshow', askOnReturn, { signal: stop.signal });
    return () => stop.abort();
  }, [locale, composition]);
  return asked?.locale === locale ? asked.alert : rendered;
}

/** Whether the document came from the browser's cache or the service worker, not from the network. */
function isDocumentFromCache(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.transferSize === 0;
}
