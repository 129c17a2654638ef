import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { samplePage } from '../../testing/sample-page.ts';
import { Component } from './TrainingPage.tsx';

it('TrainingPage without programmes says so and keeps the link to the masterclasses', () => {
  renderPage(<Component />, {
    path: educationPaths.training,
    catalogues: { education: { es, en } },
    loaderData: { page: samplePage(educationPaths.training, ['academia']), ahead: [], past: [] },
  });
  const section = screen.getByRole('region', { name: es.training.programmes });
  expect(within(section).getByText('Ahora no hay programas anunciados')).toBeTruthy();
  expect(section.querySelectorAll('a')).toHaveLength(1);
});
