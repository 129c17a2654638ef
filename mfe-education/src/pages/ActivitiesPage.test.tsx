import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleActivity } from '../features/activities/sample-activity.ts';
import { withNextConcert } from '../features/activities/activity-concert.ts';
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../features/layout/sample-page.ts';
import { Component } from './ActivitiesPage.tsx';

const activity = (id: number, kind: Activity['kind'], lastOn: string | null = null) =>
  sampleActivity({ id, kind, title: `Actividad ${id}`, eventIds: [], lastOn });
const ahead = [activity(1, 'family'), activity(2, 'club'), activity(3, 'training')];
const past = [activity(4, 'family', '2026-06-01'), activity(5, 'workshop', '2026-01-31')];

function render(differences = {}) {
  return renderToMarkup(<Component />, {
    path: educationPaths.activities,
    catalogues: { education: es },
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
const shown = (html: string) => [...html.matchAll(/Actividad (\d)/g)].map(([, id]) => Number(id));

it('all activities are shown, those that are over below', () => expect(shown(render())).toEqual([1, 2, 3, 4, 5]));

it.each([
  ['jovenes', [2, 3]],
  ['familias', [1, 4]],
  ['profesorado', [5]],
] as const)('a choice of people leaves theirs: %s', (audience, ids) => {
  const html = render({ audience });
  expect(shown(html)).toEqual(ids);
  expect(html).toMatch(/href="\/educacion-comunidad\/actividades"[^>]*>Todas \(3\)/);
});

it('says so where nothing is ahead for them, with the way to all', () => {
  const html = render({ audience: 'profesorado' });
  expect(html).toContain('Ahora no hay actividades para estas personas');
  expect(html).toContain('Ver todas las actividades');
});

it('says that a choice of the address does not exist', () => {
  const html = render({ unknown: [{ name: 'para', value: 'marcianos' }] });
  expect(html).toContain('«marcianos» no es un valor de «Para quién»');
  expect(shown(html)).toHaveLength(5);
});
