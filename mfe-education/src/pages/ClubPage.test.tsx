import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { addressOf, headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleInscription } from '@ofgc/shared/testing/sample-inscription.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { samplePage } from '../testing/sample-page.ts';
import { Component, loader } from './ClubPage.tsx';

function render(differences = {}) {
  renderPage(<Component />, {
    path: educationPaths.club16,
    catalogues: { education: { es, en } },
    loaderData: {
      page: samplePage(educationPaths.club16, ['ventaja-butaca', 'hazte-socio', 'norma-consentimiento', 'aviso']),
      inscription: sampleInscription(),
      club: { key: 'club-16', path: educationPaths.club16, age: 16, other: educationPaths.club26 },
      price: 300,
      concerts: [],
      ...differences,
    },
  });
}

it('ClubPage shows age, price, how to join and the link to the other club', () => {
  render();
  expect(textOf()).toContain('Hasta 16 años3 €por concierto');
  expect(addressOf('Hágase miembro')).toBe('#hazte-miembro');
  expect(screen.getByRole('heading', { level: 2, name: 'Hágase miembro' }).id).toBe('hazte-miembro');
  expect(linkAddresses()).toContain(educationPaths.club26);
  expect(screen.getByText('Texto norma-consentimiento')).toBeTruthy();
  expect(screen.getByText('Texto aviso'), 'texts that have no place of their own').toBeTruthy();
});

it.each([
  ['ventaja-butaca', es.club.benefits],
  ['pregunta-edad', es.questions],
])('ClubPage has the heading of texts such as %s only where it has some', (anchor, heading) => {
  const page = (...anchors: string[]) => ({ page: samplePage(educationPaths.club16, ['hazte-socio', ...anchors]) });
  render(page());
  expect(screen.queryByText(heading)).toBeNull();
  render(page(anchor));
  expect(screen.getByText(heading)).toBeTruthy();
});

it('ClubPage has the form in the section that explains how to join', () => {
  render();
  const form = screen.getByRole('form', { name: 'Parte hazte-socio' });
  expect(form.closest('section')).toBe(screen.getByText('Texto hazte-socio').closest('section'));
});

it('ClubPage leaves out concerts and price when there are none', () => {
  render({ price: null });
  expect(headings(2)).not.toContain('Próximos conciertos');
  expect(screen.queryByText('por concierto')).toBeNull();
});

it('ClubPage links to the coming concerts', () => {
  render({ concerts: [{ event: sampleEvent(), performance: samplePerformance() }] });
  expect(headings(2)).toContain('Próximos conciertos');
  expect(addressOf('Pastoral')).toBe('/conciertos-entradas/eventos/pastoral/38');
});

it.each(['club-99', '', 'constructor'])('loader of ClubPage answers 404 for the club %j', async (club) => {
  await expect(loader(pageVisit({ api: {}, params: { club } }))).rejects.toMatchObject({ init: { status: 404 } });
});
