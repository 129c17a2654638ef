import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { educationPaths } from '@ofgc/shared/routes/activities.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { sampleActivity } from '../features/activities/sample-activity.ts';
import { audienceAnchors, groupByAudience } from '../features/audiences/audiences.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './LandingPage.tsx';

const page: Omit<Page, 'sections'> = {
  id: 13,
  path: '/educacion-comunidad',
  title: 'Educación y comunidad',
  description: 'Conciertos',
  lead: 'La mitad de lo que hace la orquesta.',
  updatedOn: '2026-11-05',
  lang: 'es',
};
const sections = [{ anchor: 'familias', title: 'Para familias', html: '<p>Sin pausa.</p>' }];
const event = sampleEvent({ category: { slug: 'familia', name: 'En familia', kind: 'familia' } });

function render(locale: 'es' | 'en', events = [event]) {
  const loaderData = {
    page,
    audiences: groupByAudience({ sections, activities: [sampleActivity()], events }),
    others: [{ anchor: 'voluntariado', title: 'Voluntariado', html: '<p>Ayude.</p>' }],
  };
  return renderToMarkup(<Component />, {
    locale,
    path: '/educacion-comunidad',
    catalogues: { education: locale === 'es' ? es : en },
    loaderData,
  });
}

describe('the page of education and community', () => {
  it.each(['es', 'en'] as const)('keeps the anchors that the site links to (%s)', (locale) => {
    const html = render(locale);
    for (const anchor of audienceAnchors) {
      expect(html).toContain(`id="${anchor}"`);
      expect(html).toContain(`#${anchor}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain(' style=');
  });

  it('shows activities with the way to their page, the next concert as a card, and the pages that say more', () => {
    const html = render('es');
    expect(html).toMatch(/Conciertos en familia.*Desde 5 años.*Sábado 28 de noviembre.*5 €/);
    expect(html).toContain('href="/conciertos-entradas/eventos/pastoral/38"');
    for (const path of Object.values(educationPaths))
      if (path !== educationPaths.oldTraining) expect(html).toContain(`href="${path}"`);
  });

  it('does without concerts', () => expect(render('es', [])).not.toContain('Próximo concierto'));

  it('shows texts that belong to no audience', () => expect(render('es')).toContain('Voluntariado'));

  it('marks Spanish texts on the English page', () => {
    const html = render('en');
    expect(html).toContain('This page is only available in Spanish.');
    expect(html).toMatch(/<h1[^>]*lang="es"/);
    expect(html).toContain('<article class="row" lang="es">');
  });
});
