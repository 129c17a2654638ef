import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { SignedInBar } from './SignedInBar.tsx';

it.each([
  ['centre', 'Área de centros'],
  ['staff', 'Gestión'],
] as const)('SignedInBar of a %s has the navigation “%s”', (kind, name) => {
  const who = { kind, name: 'CEIP Prueba', idleEndsAt: '2026-11-20T13:00:00.000Z' };
  renderPage(<SignedInBar who={who as Parameters<typeof SignedInBar>[0]['who']} />, {
    catalogues: { education: { es, en } },
  });
  expect(screen.getByRole('navigation', { name })).toBeTruthy();
});

it('marks the current page in the bar', () => {
  const who = { kind: 'staff', name: 'Eva', idleEndsAt: '2026-11-20T13:00:00.000Z' };
  renderPage(<SignedInBar who={who as Parameters<typeof SignedInBar>[0]['who']} />, {
    catalogues: { education: { es, en } },
    locale: 'en',
    path: '/educacion-comunidad/area-de-centros/gestion/centros',
  });
  expect(screen.getAllByRole('link', { current: 'page' }).map(textOf)).toEqual(['Schools']);
});
