import { fetchEvent } from '@ofgc/shared/api-client/concerts/events.ts';
import { joinWaitingList } from '@ofgc/shared/api-client/concerts/waiting-list.ts';
import { pageContext } from '@ofgc/shared/contract';
import { featuredPerformance, isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadRelatedContent } from '../related-content/load-related-content.ts';
import { LaterCancelledAlternatives } from '../related-content/LaterCancelledAlternatives.tsx';
import { loadIncludingSubscriptions } from '../subscriptions/load-including.ts';
import { loadWaitingLists } from '../waiting-list/load-waiting-lists.ts';
import { loadWorkThemes } from '../work-themes/load-work-themes.ts';
import { LaterConcertDates } from './LaterConcertDates.tsx';
import { loadVenue } from './details/load-venue.ts';

// After a client-side navigation the browser renders the static parts itself, so that their code is loaded along with the data.
if (typeof document !== 'undefined')
  import(/* webpackChunkName: "concert.kept" */ './programme/ConcertSynopsis.tsx').catch(() => {});

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { api, locale } = page;
  const event = await fetchEvent(api, params.id ?? '');
  const asked = new URL(request.url);
  const address = localisedPath(eventPath(event), locale);
  // Old slugs and those of the other language redirect to the canonical address of this page.
  if (asked.pathname !== address) throw redirect(address + asked.search, 301);
  const performance = featuredPerformance(event.performances);
  let isComplete = true;
  const onMissing = (error: unknown) => {
    isComplete = false;
    page.onMissing?.(error);
  };
  const [venue, subscriptions, waitingLists, related, themes] = await Promise.all([
    // Nobody goes to the hall of a concert that moved online, so the page has no directions.
    performance.status === 'movedOnline' ? null : loadVenue(api, performance.hall, onMissing),
    isAhead(performance) ? loadIncludingSubscriptions(api, event.id, onMissing) : [],
    loadWaitingLists(page, event, request),
    loadRelatedContent(api, event.id, onMissing),
    loadWorkThemes(page, event.id),
    event.performances.length > 1 && LaterConcertDates.load(),
    event.canceled && LaterCancelledAlternatives.load(),
  ]);
  return { event, venue, subscriptions, waitingLists, related, themes, isComplete, siteUrl: asked.origin };
}
export type ConcertPageData = Awaited<ReturnType<typeof loader>>;

export const action = formAction({
  waitingList: async ({ api, body, path }) => {
    await joinWaitingList(api, body);
    return `${path}?apuntado=si#apuntado`;
  },
});
