import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import shared from '@ofgc/shared/i18n/locales/es.json' with { type: 'json' };
import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { listOf } from '@ofgc/shared/testing/load-block.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { sampleActivity } from '../testing/sample-activity.ts';
import { samplePage } from '../testing/sample-page.ts';
import { sampleProduction } from '../testing/sample-production.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import * as activities from './ActivitiesPage.tsx';
import * as families from './FamilyConcertsPage.tsx';
import * as landing from './LandingPage.tsx';
import * as schools from './SchoolsPage.tsx';
import * as touring from './TouringPage.tsx';
import * as workshop from './WorkshopPage.tsx';

interface PageModule {
  loader: (input: LoaderFunctionArgs) => Promise<unknown>;
  Component: ComponentType;
}

const event = { ...sampleEvent(), ageFrom: 5 };
const answers: Record<string, unknown> = {
  'api/pages': { data: samplePage(educationPaths.schools, ['guias', 'materiales', 'inscripcion']) },
  'api/school-productions': listOf([sampleProduction()]),
  'api/activities': listOf([sampleActivity()]),
  'api/events': listOf([event]),
  'api/events/38': { data: event },
};

/** Loads a page while the API fails on some paths, and shows it. */
async function show({ loader, Component }: PageModule, failing: readonly string[]) {
  const get = async (path: string) => {
    if (failing.includes(path)) throw failedCall(503);
    return { data: answers[path] ?? listOf([]) };
  };
  const loaded = await loader(pageVisit({ api: { get } }));
  const { data: loaderData } = { data: loaded, ...(loaded as { data?: unknown }) };
  renderPage(<Component />, { catalogues: { education: { es, en } }, loaderData });
}

it.each<[string, PageModule, string[], number]>([
  ['SchoolsPage', schools, ['api/documents', 'api/school-sessions'], 2],
  ['TouringPage', touring, ['api/documents', 'api/school-sessions'], 2],
  ['WorkshopPage', workshop, ['api/documents'], 1],
  ['FamilyConcertsPage', families, ['api/documents'], 1],
  ['FamilyConcertsPage', families, ['api/events'], 2],
  ['ActivitiesPage', activities, ['api/events'], 1],
  ['LandingPage', landing, ['api/events', 'api/activities'], 1],
])('%s stays, and says what could not be loaded (%#)', async (_, page, failing, missing) => {
  await show(page, failing);
  expect(headings(1)).toHaveLength(1);
  expect(screen.getAllByText(shared.missingPart)).toHaveLength(missing);
  expect(textOf()).not.toContain('undefined');
});

it.each<[string, PageModule]>([
  ['SchoolsPage', schools],
  ['TouringPage', touring],
  ['WorkshopPage', workshop],
  ['FamilyConcertsPage', families],
  ['ActivitiesPage', activities],
  ['LandingPage', landing],
])('%s is complete while all calls succeed, and fails without its own texts', async (_, page) => {
  await show(page, []);
  expect(screen.queryByText(shared.missingPart)).toBeNull();
  await expect(show(page, ['api/pages'])).rejects.toThrow('the call failed');
});
