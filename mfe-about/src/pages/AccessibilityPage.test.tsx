import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { sampleInscription } from '@ofgc/shared/testing/sample-inscription.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component } from './AccessibilityPage.tsx';

const part = (anchor: string, title: string) => ({ anchor, title, html: '<p>Texto.</p>' });
const page = {
  path: '/accesibilidad',
  title: 'Declaración de accesibilidad',
  lead: '',
  sections: [
    part('situacion', 'Situación'),
    part('comunicacion', 'Observaciones'),
    part('reclamacion', 'Procedimiento de aplicación'),
  ],
  lang: 'es',
  updatedOn: '2026-11-16',
} as unknown as Page;

it('the accessibility statement has its form and its documents, and leads to the registry for requests and for claims', () => {
  const documents = [sampleDocument({ title: 'Guía en lectura fácil', section: 'situacion' })];
  const loaderData = { page, inscription: sampleInscription(), documents };
  renderServerPage(<Component />, { path: page.path, catalogues: { about: { es, en } }, loaderData });
  const region = (name: string) => screen.getByRole('region', { name });
  expect(within(region('Observaciones')).getByRole('form').getAttribute('method')).toBe('post');
  const office = 'https://sede.ofgc.example';
  expect(linkAddresses(region('Observaciones'))).toContain(office);
  expect(linkAddresses(region('Procedimiento de aplicación'))).toEqual([office]);
  expect(within(region('Situación')).getByRole('link', { name: /Guía en lectura fácil/ })).toBeTruthy();
});

it('a page without a translation has its language in its table of contents, too', () => {
  const loaderData = { page, inscription: sampleInscription(), documents: [] };
  renderServerPage(<Component />, { path: page.path, locale: 'en', catalogues: { about: { es, en } }, loaderData });
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map(({ lang }) => lang)).toEqual(['es', 'es', 'es']);
});
