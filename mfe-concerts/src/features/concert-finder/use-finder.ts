import { createApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { reportFailedRequest } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { toEventQuery } from '../calendar-filters/event-query.ts';
import { finderFacets, noChoice, type FinderChoice, finderOptions, type FinderOptions } from './finder-options.ts';

/**
 * The choices of the sentence: after each one the remaining options are fetched. A failed request turns the loading bar to
 * failed and leaves the lists as they are: the form works without them.
 * @param initial the page's options in its language, with nothing chosen
 */
export function useFinder(initial: FinderOptions) {
  const locale = useLocale();
  const [choice, setChoice] = useState<FinderChoice>(noChoice);
  const report = useSetAtom(reportFailedRequest);
  const [left, setLeft] = useState({ locale, options: initial });
  useEffect(() => {
    if (choice === noChoice) return undefined;
    const stop = new AbortController();
    const query = toEventQuery({ ...withoutEmpty(choice), cuando: 'proximos' });
    fetchEvents(createApiClient({ locale, signal: stop.signal }), { ...query, perPage: 1, facets: finderFacets }).then(
      ({ meta }) => setLeft({ locale, options: finderOptions(meta, locale) }),
      () => stop.signal.aborted || report(),
    );
    return () => stop.abort();
  }, [choice, locale, report]);
  return {
    choice,
    // In another language the page brings its lists anew: what is left of them is on its way.
    options: choice === noChoice || left.locale !== locale ? initial : left.options,
    choose: (change: Partial<FinderChoice>) => setChoice((present) => ({ ...present, ...change })),
  };
}

/** The same choice without the filters that are not set. */
export function withoutEmpty(choice: FinderChoice): Partial<FinderChoice> {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value));
}
