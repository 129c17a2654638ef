import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { Finder } from '../features/concert-finder/Finder.tsx';
import { finderFacets, finderOptions, type FinderOptions } from '../features/concert-finder/finder-options.ts';

/** `home.finder`: a search form for the calendar, while there are upcoming concerts. */
export const slot = defineSlot<FinderOptions>({
  async load({ api, locale }) {
    const { meta } = await fetchEvents(api, { when: 'upcoming', perPage: 1, facets: finderFacets });
    return meta.total ? finderOptions(meta, locale) : null;
  },
  Component: ({ data }) => <Finder initial={data} />,
});
