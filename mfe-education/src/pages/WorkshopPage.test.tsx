import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { samplePage } from '../testing/sample-page.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './WorkshopPage.tsx';

/** The page with one past workshop for sixty teachers. @param left places */
function render(left: number, locale: Locale = 'es') {
  const places = { total: 60, left };
  renderPage(<Component />, {
    locale,
    path: educationPaths.workshop,
    catalogues: { education: { es, en } },
    loaderData: {
      page: samplePage(educationPaths.workshop, ['inscripcion']),
      guides: [],
      inscription: null,
      reminder: null,
      ahead: [],
      past: [{ id: 1, title: 'Un zoo de papel', summary: '', meetings: [], places, lang: 'es' }],
    },
  });
}

it.each([
  [60, null],
  [13, '47 docentes'],
])('WorkshopPage of a past workshop with %i places left shows the attendance %s', (left, words) => {
  render(left);
  expect(/\d+ docentes/.exec(textOf())?.[0] ?? null).toBe(words);
});

it('WorkshopPage marks the language of a past workshop, not that of the labels beside it', () => {
  render(13, 'en');
  expect(screen.getByText('Un zoo de papel').closest('[lang="es"]')).toBeTruthy();
  expect(screen.getByText(/^47 teachers/).closest('[lang="es"]')).toBeNull();
});
