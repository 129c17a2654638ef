import type { Disclosure } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { addressOf, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { DisclosureList } from './DisclosureList.tsx';

function render(differences: Partial<Disclosure> = {}, locale: 'es' | 'en' = 'es') {
  const disclosure: Disclosure = {
    id: 1,
    section: 'economica',
    title: 'Presupuesto',
    summary: 'Ingresos y gastos',
    law: 'Ley 19/2013, art. 8.1.d',
    updatedOn: '2025-12-30',
    owner: 'Administración',
    documents: [sampleDocument({ title: 'Presupuesto 2026' })],
    page: null,
    lang: 'es',
    ...differences,
  };
  renderPage(<DisclosureList disclosures={[disclosure]} />, { locale, catalogues: { about: { es, en } } });
}

it('DisclosureList shows date, owner and article of law, and links to the file once', () => {
  render();
  expect(screen.getByRole('heading', { level: 3, name: 'Presupuesto' })).toBeTruthy();
  expect(textOf(screen.getByRole('time'))).toBe('Actualizado el 30 de diciembre de 2025');
  expect(screen.getByText('Responsable: Administración')).toBeTruthy();
  expect(screen.getByText('Ley 19/2013, art. 8.1.d')).toBeTruthy();
  expect(screen.getAllByRole('link').map(textOf)).toEqual(['Presupuesto 2026 (PDF, 38 kB, español)']);
});

it('DisclosureList links to the related page and has no list of files without files', () => {
  render({ documents: [], page: { path: '/portal-empleo', title: 'Portal de empleo' } });
  expect(addressOf('Portal de empleo')).toBe('/portal-empleo');
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

it('DisclosureList marks an untranslated title', () => {
  render({}, 'en');
  expect(screen.getByRole('heading', { level: 3 }).getAttribute('lang')).toBe('es');
});
