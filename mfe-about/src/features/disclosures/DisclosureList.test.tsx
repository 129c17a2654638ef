import type { Disclosure } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
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
  const catalogues = { about: locale === 'es' ? es : en };
  return renderToMarkup(<DisclosureList disclosures={[disclosure]} />, { locale, catalogues });
}

it('says since when, by whom and by which article, and gives the file once without another date', () => {
  const html = render();
  expect(html).toMatch(
    /<h3[^>]*>Presupuesto<\/h3>.*Actualizado el 30 de diciembre de 2025.*Responsable: Administración.*art\. 8\.1\.d/,
  );
  expect(html).toMatch(/Presupuesto 2026.*\(PDF, 38.kB, español\)/);
  expect(html.match(/<time/g)).toHaveLength(1);
});

it('leads to the page that says more, and shows no list where there is no file', () => {
  const html = render({ documents: [], page: { path: '/portal-empleo', title: 'Portal de empleo' } });
  expect(html).toMatch(/href="\/portal-empleo"[^>]*><span>Portal de empleo/);
  expect(html.match(/<ul/g)).toHaveLength(1);
});

it('marks what exists in Spanish only', () => {
  expect(render({}, 'en')).toMatch(/<h3[^>]*lang="es">Presupuesto/);
});
