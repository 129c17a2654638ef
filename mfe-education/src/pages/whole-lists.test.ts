import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { sampleActivity } from '../testing/sample-activity.ts';
import { samplePage } from '../testing/sample-page.ts';
import { loader as loadCommunity } from './CommunityPage.tsx';
import { loader as loadFamilies } from './FamilyConcertsPage.tsx';
import { loader as loadTraining } from './training/TrainingPage.tsx';

const ids = Array.from({ length: 8 }, (_, index) => index + 1);
const events = ids.map((id) => sampleEvent({ id }));
const page = { 'api/pages': { data: samplePage(educationPaths.families) } };

it('family concerts: all that are announced are on the page', async () => {
  const own = events.map((event) => [`api/events/${event.id}`, { data: event }]);
  const { api } = pagingApi({ 'api/events': events, 'api/documents': [] }, { ...page, ...Object.fromEntries(own) });
  const { upcoming } = await loadFamilies(pageVisit({ api }));
  expect(upcoming?.map(({ event }) => event.id)).toEqual(ids);
});

it('community: an activity has its next concert, also if seven others come before', async () => {
  const lists = { 'api/events': events, 'api/activities': [sampleActivity({ eventIds: [8] })] };
  const { activities } = await loadCommunity(pageVisit({ api: pagingApi(lists, page).api }));
  expect(activities[0]?.next).not.toBeNull();
});

it('training: all past programmes are on the page', async () => {
  const { api } = pagingApi({ 'api/activities': ids.map((id) => sampleActivity({ id })) }, page);
  const { past } = await loadTraining(pageVisit({ api }));
  expect(past?.map(({ id }) => id)).toEqual(ids);
});
