import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, sessionEnd } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SignedInBar } from './SignedInBar.tsx';

it.each([
  ['centre', 'Área de centros'],
  ['staff', 'Gestión'],
] as const)('SignedInBar of a %s has the navigation “%s”', (kind, name) => {
  const who = { kind, name: 'CEIP Prueba', idleEndsAt: sessionEnd };
  renderPage(<SignedInBar who={who as Parameters<typeof SignedInBar>[0]['who']} />, {
    catalogues: { education: { es, en } },
  });
  expect(screen.getByRole('navigation', { name })).toBeTruthy();
});

it.each([
  ['page', 'gestion/centros', 'Schools'],
  ['true', 'gestion/centros/4', 'Schools'],
  ['true', 'gestion/convocatorias/abierta', 'Application rounds'],
] as const)('SignedInBar marks with aria-current="%s" on the page %s the link “%s” alone', (current, page, link) => {
  const who = { kind: 'staff', name: 'Eva', idleEndsAt: sessionEnd };
  renderPage(<SignedInBar who={who as Parameters<typeof SignedInBar>[0]['who']} />, {
    catalogues: { education: { es, en } },
    locale: 'en',
    path: `/educacion-comunidad/area-de-centros/${page}`,
  });
  const marked = screen.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  expect(marked.map((one) => [textOf(one), one.getAttribute('aria-current')])).toEqual([[link, current]]);
});
