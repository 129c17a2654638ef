import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../testing/sample-page.ts';
import { Component } from './CommunityPage.tsx';

it.each([
  ['has no part to join in when there is nothing to join', {}, false],
  ['invites to the next concert', { concert: { event: sampleEvent(), performance: samplePerformance() } }, true],
  ['says that a part is missing', { isComplete: false }, true],
])('CommunityPage %s', (_, differences, isShown) => {
  renderPage(<Component />, {
    path: educationPaths.community,
    catalogues: { education: { es, en } },
    loaderData: {
      page: samplePage(educationPaths.community),
      activities: [],
      concert: null,
      isComplete: true,
      ...differences,
    },
  });
  expect(headings(2).includes(es.community.join)).toBe(isShown);
});
