import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { samplePage } from '../../testing/sample-page.ts';
import { Component, handle } from './OldTrainingPage.tsx';

const page = samplePage(educationPaths.oldTraining, ['academia']);

it('OldTrainingPage says that it is an earlier version and links to the present one', () => {
  renderPage(<Component />, {
    path: educationPaths.oldTraining,
    catalogues: { education: { es, en } },
    loaderData: { page },
  });
  const note = screen.getByRole('note');
  expect(textOf(note)).toContain('Está leyendo una versión anterior de esta página.');
  expect(linkAddresses(note)).toEqual([educationPaths.training]);
  expect(screen.getByText('Texto academia')).toBeTruthy();
});

it('OldTrainingPage is not indexed', () => {
  const meta = handle.meta({ data: { page }, t: (key) => key, locale: 'es' });
  expect(meta).toMatchObject({ canonical: educationPaths.training, noIndex: true });
});
