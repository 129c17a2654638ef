import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import es from '../locales/es.json' with { type: 'json' };
import { paths } from '../features/addresses/education-paths.ts';
import { samplePage } from '../features/layout/sample-page.ts';
import { Component, handle } from './OldTrainingPage.tsx';

const page = samplePage(paths.oldTraining, ['academia']);

it('the previous version says that it is one, and leads to what is in force', () => {
  const html = renderToMarkup(<Component />, {
    path: paths.oldTraining,
    catalogues: { education: es },
    loaderData: { page },
  });
  expect(html).toContain('Está leyendo una versión anterior de esta página.');
  expect(html).toContain(`href="${paths.training}"`);
  expect(html).toContain('Texto academia');
});

it('the previous version is not for search engines', () => {
  const meta = handle.meta({ data: { page }, t: (key) => key, locale: 'es' });
  expect(meta).toMatchObject({ canonical: paths.training, noIndex: true });
});
