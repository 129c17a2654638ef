import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../features/layout/sample-page.ts';
import { Component } from './FamilyConcertsPage.tsx';

const event = {
  ...sampleEvent({
    title: 'El aprendiz de brujo',
    price: { kind: 'flat', min: 500, max: 500 },
    durationMinutes: 47,
    performances: [
      samplePerformance({ id: 1, state: 'past' }),
      samplePerformance({ id: 2, isRelaxed: true, ticketUrl: '/taquilla?performance=2' }),
      samplePerformance({ id: 3, state: 'soldOut', ticketUrl: null }),
    ],
  }),
  ageFrom: 5,
} as Event;

function render(upcoming: { event: Event; guides: unknown[] }[]) {
  return renderToMarkup(<Component />, {
    path: educationPaths.families,
    catalogues: { education: es },
    loaderData: { page: samplePage(educationPaths.families, ['edad-3', 'antes-llegar', 'otra']), upcoming, past: [] },
  });
}

it('a family finds age, minutes, price, the relaxed session and what is left of each', () => {
  const html = render([{ event, guides: [sampleDocument()] }]);
  for (const fact of ['5+', '50 min']) expect(html).toContain(`<dd>${fact}</dd>`);
  expect(html).toMatch(/<dd>5\s€<\/dd>/);
  expect(html.match(/Sesión relajada/g)).toHaveLength(1);
  expect(html.match(/taquilla\?performance/g)).toHaveLength(1);
  expect(html).toContain('Agotado');
  expect(html).not.toContain('Celebrado');
  expect(html).toContain('href="/documentos/101/');
});

it('a concert that recommends no age is for all of them', () => {
  expect(render([{ event: { ...event, ageFrom: null }, guides: [] }])).toContain('<dd>todas</dd>');
});

it('says so when no concert is ahead; advice and texts of the editors stay', () => {
  const html = render([]);
  expect(html).toContain('El próximo concierto en familia aún no tiene fecha');
  for (const part of ['edad-3', 'antes-llegar', 'otra']) expect(html).toContain(`Texto ${part}`);
});
