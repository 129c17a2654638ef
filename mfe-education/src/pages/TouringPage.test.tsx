import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../features/layout/sample-page.ts';
import { sampleProduction, sampleSession } from '../features/schools/sample-school.ts';
import { Component } from './TouringPage.tsx';

const sessions = [
  sampleSession(),
  sampleSession({ id: 6, municipality: 'Agaete', startsAt: '2027-03-17T10:30:00.000Z', hasBus: true, seatsLeft: 1 }),
  sampleSession({
    id: 7,
    municipality: 'Santa Brígida',
    startsAt: '2027-03-18T10:30:00.000Z',
    state: 'full',
    seatsLeft: 0,
  }),
];
function render(differences = {}) {
  return renderToMarkup(<Component />, {
    path: educationPaths.touring,
    catalogues: { education: es },
    loaderData: {
      page: samplePage(educationPaths.touring, ['inscripcion', 'pregunta-guia']),
      production: sampleProduction(),
      sessions,
      guides: [],
      isFreeOnly: false,
      unknown: [],
      ...differences,
    },
  });
}
const rows = (html: string) => html.match(/<li><div class="row"/g)?.length;

describe('the page of the tour', () => {
  it('lists every date by month, with its places left, its coach and its state', () => {
    const html = render();
    expect(rows(html)).toBe(3);
    expect(html.match(/<h3 id="mes-/g)).toHaveLength(2);
    expect(html).toContain('quedan 32 plazas de 240');
    expect(html).toContain('queda 1 plaza de 240');
    expect(html).toContain('Centro Cultural Los Tarajales · con autobús');
    expect(html).toMatch(/Santa Brígida.*Completo/);
  });

  it('says until when schools may register', () =>
    expect(render()).toContain('hasta el viernes 15 de enero de 2027, a las 23:59, hora de Canarias'));

  it('leaves the dates with places on request; the map keeps them all', () => {
    const html = render({ isFreeOnly: true });
    expect(rows(html)).toBe(2);
    expect(html.match(/<circle/g)).toHaveLength(3);
    expect(html).toMatch(/aria-current="true"[^>]*>Con plazas libres \(2\)/);
  });

  it('does without a tour', () => {
    const html = render({ production: null, sessions: [] });
    expect(html).toContain('Texto inscripcion');
    expect(rows(html)).toBeUndefined();
  });
});
