import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { addressOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleActivity } from '../testing/sample-activity.ts';
import { withNextConcert } from '../features/activities/activity-concert.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../testing/sample-page.ts';
import { Component } from './ActivitiesPage.tsx';

const activity = (id: number, kind: Activity['kind'], lastOn: string | null = null) =>
  sampleActivity({ id, kind, title: `Actividad ${id}`, eventIds: [], lastOn });
const ahead = [activity(1, 'family'), activity(2, 'club'), activity(3, 'training')];
const past = [activity(4, 'family', '2026-06-01'), activity(5, 'workshop', '2026-01-31')];

function render(differences = {}) {
  renderPage(<Component />, {
    path: educationPaths.activities,
    catalogues: { education: { es, en } },
    loaderData: {
      page: samplePage(educationPaths.activities),
      audience: null,
      unknown: [],
      ahead: ahead.map((one) => withNextConcert(one, [])),
      past,
      ...differences,
    },
  });
}
const shown = () => screen.queryAllByText(/^Actividad \d$/).map((title) => Number(textOf(title).at(-1)));
const part = (name: string) => within(screen.getByRole('region', { name }));

it('ActivitiesPage lists all activities, past ones below', () => {
  render();
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
  expect(part('Próximas').getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(part('Anteriores').getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

it.each([
  ['jovenes', [2, 3]],
  ['familias', [1, 4]],
  ['profesorado', [5]],
] as const)('ActivitiesPage lists only the activities for %s', (audience, ids) => {
  render({ audience });
  expect(shown()).toEqual(ids);
  expect(addressOf('Todas (3)')).toBe('/educacion-comunidad/actividades');
});

it('ActivitiesPage says that there is no coming activity for an audience and links to all', () => {
  render({ audience: 'profesorado' });
  expect(textOf()).toContain('Ahora no hay actividades para este público');
  // View and focus move there after a choice.
  expect(document.querySelector('[data-answer]')?.textContent).toBe('0 actividades');
  expect(addressOf('Ver todas las actividades')).toBe('/educacion-comunidad/actividades');
});

it('ActivitiesPage names an unknown filter of the address and lists all', () => {
  render({ unknown: [{ name: 'para', value: 'marcianos' }] });
  expect(textOf()).toContain('«marcianos» no es un valor de «Para quién»');
  expect(shown()).toHaveLength(5);
});

it('ActivitiesPage without coming activities blames no filter', () => {
  render({ ahead: [] });
  expect(textOf()).toContain('Ahora no hay actividades anunciadas');
  expect(screen.queryByRole('link', { name: 'Ver todas las actividades' })).toBeNull();
});
