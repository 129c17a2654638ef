import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { addressOf, headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { sampleActivity } from '../testing/sample-activity.ts';
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

function surroundings(locale: Locale, events = [event]) {
  const loaderData = {
    page,
    audiences: groupByAudience({ sections, activities: [sampleActivity()], events }),
    others: [{ anchor: 'voluntariado', title: 'Voluntariado', html: '<p>Ayude.</p>' }],
  };
  return { locale, path: '/educacion-comunidad', catalogues: { education: { es, en } }, loaderData };
}
const render = (...shown: Parameters<typeof surroundings>) => renderPage(<Component />, surroundings(...shown));

describe('LandingPage', () => {
  it.each([
    ['es', 'Para quién'],
    ['en', 'For whom'],
  ] as const)('has the anchors that the site links to (%s)', (locale, label) => {
    const { container } = render(locale);
    const ids = linkAddresses(screen.getByRole('navigation', { name: label })).map((address) => address?.split('#')[1]);
    expect(ids).toEqual([...audienceAnchors]);
    for (const anchor of audienceAnchors) expect(container.querySelector(`[id="${anchor}"]`)).not.toBeNull();
    expect(headings(1)).toHaveLength(1);
  });

  it('renders no inline style', () => {
    expect(renderServerPage(<Component />, surroundings('es')).querySelector('[style]')).toBeNull();
  });

  it('shows activities, the next concert as a card, and links to the other pages', () => {
    render('es');
    const families = within(screen.getByRole('region', { name: 'Para familias' }));
    expect(addressOf('Pastoral')).toBe('/conciertos-entradas/eventos/pastoral/38');
    const activity = families.getByRole('heading', { level: 3, name: 'Conciertos en familia' }).closest('article');
    expect(textOf(activity as Element)).toBe('Conciertos en familiaDesde 5 años Sábado 28 de noviembre 5 €');
    const others = Object.values(educationPaths).filter((path) => path !== educationPaths.oldTraining);
    expect(linkAddresses()).toEqual(expect.arrayContaining(others));
  });

  it('renders without concerts', () => {
    render('es', []);
    expect(headings(2)).toContain('Para familias');
    expect(screen.queryByText('Próximo concierto')).toBeNull();
  });

  it('shows texts that belong to no audience', () => {
    render('es');
    expect(within(screen.getByRole('region', { name: 'Voluntariado' })).getByText('Ayude.')).toBeTruthy();
  });

  it('marks untranslated texts on the English page', () => {
    render('en');
    expect(textOf(screen.getByRole('note'))).toContain('This page is in Spanish only.');
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('es');
    const activity = screen.getByRole('heading', { level: 3, name: 'Conciertos en familia' });
    expect(activity.closest('article')?.getAttribute('lang')).toBe('es');
  });
});
