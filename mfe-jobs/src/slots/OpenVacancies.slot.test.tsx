import type { ApiClient } from '@ofgc/shared/api-client';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { sampleVacancy } from '../testing/sample-vacancy.ts';
import { slot } from './OpenVacancies.slot.tsx';

function load(vacancies: Vacancy[]) {
  const api = {
    get: () =>
      Promise.resolve({
        data: { data: vacancies, meta: { total: vacancies.length, page: 1, perPage: 100, facets: {} } },
      }),
  } as unknown as ApiClient;
  return slot.load({ api, locale: 'es', now: () => new Date('2026-11-20T12:00:00Z') });
}

describe('OpenVacancies slot', () => {
  it('shows at most three vacancies, the nearest deadline first', async () => {
    const vacancies = [28, 24, 26, 25].map((day) =>
      sampleVacancy({ id: day, title: `Plaza ${day}`, applyTo: `2026-11-${day}T14:00:00Z` }),
    );
    renderPage(<slot.Component data={await load(vacancies)} />, { catalogues: { jobs: { es, en } } });
    expect(headings(3)).toEqual(['Plaza 24', 'Plaza 25', 'Plaza 26']);
    const [nearest] = screen.getAllByRole('article');
    expect(textOf(nearest)).toContain('quedan 4 días');
  });

  it('loads only the data that the list shows', async () => {
    const summary = 'a long text that stands on the page of the vacancy alone';
    expect(JSON.stringify(await load([sampleVacancy({ summary })]))).not.toContain(summary);
  });

  it('has no data when no vacancy takes applications', async () => {
    expect(await load([])).toBeNull();
    expect(await load([sampleVacancy({ status: 'provisionalList' })])).toBeNull();
  });
});
