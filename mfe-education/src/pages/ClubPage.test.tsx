import { pageContext } from '@ofgc/shared/contract';
import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../features/layout/sample-page.ts';
import { Component, loader } from './ClubPage.tsx';

function render(differences = {}) {
  return renderToMarkup(<Component />, {
    path: educationPaths.club16,
    catalogues: { education: es },
    loaderData: {
      page: samplePage(educationPaths.club16, ['ventaja-butaca', 'hazte-socio', 'norma-consentimiento', 'aviso']),
      club: { path: educationPaths.club16, age: 16, other: educationPaths.club26 },
      price: 300,
      concerts: [],
      ...differences,
    },
  });
}

it('a club says its age, its price, how to join and where the other club is', () => {
  const html = render();
  expect(html).toMatch(/Hasta 16 años.*3\s€.*por concierto/);
  expect(html).toContain('#hazte-miembro"');
  expect(html).toContain(`href="${educationPaths.club26}"`);
  expect(html).toContain('Texto norma-consentimiento');
  expect(html, 'texts that have no place of their own').toContain('Texto aviso');
});

it('a club without concerts ahead or a price does without them', () => {
  const html = render({ price: null });
  expect(html).not.toContain('Próximos conciertos');
  expect(html).not.toContain('por concierto');
});

it.each(['club-99', '', 'constructor'])('there is no club %j', async (club) => {
  const context = new RouterContextProvider();
  context.set(pageContext, { api: {} as never, locale: 'es', now: () => new Date() });
  const visit = { context, params: { club }, request: new Request('https://ofgc.example/') } as unknown;
  await expect(loader(visit as LoaderFunctionArgs)).rejects.toMatchObject({ init: { status: 404 } });
});
