import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../features/layout/sample-page.ts';
import { Component, handle } from './OldTrainingPage.tsx';

const page = samplePage(educationPaths.oldTraining, ['academia']);

it('the previous version says that it is one, and leads to what is in force', () => {
  const html = renderToMarkup(<Component />, {
    path: educationPaths.oldTraining,
    catalogues: { education: es },
    loaderData: { page },
  });
  expect(html).toContain('Está leyendo una versión anterior de esta página.');
  expect(html).toContain(`href="${educationPaths.training}"`);
  expect(html).toContain('Texto academia');
});

it('the previous version is not for search engines', () => {
  const meta = handle.meta({ data: { page }, t: (key) => key, locale: 'es' });
  expect(meta).toMatchObject({ canonical: educationPaths.training, noIndex: true });
});
