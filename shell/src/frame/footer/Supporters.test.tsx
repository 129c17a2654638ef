import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Supporters } from './Supporters.tsx';
import { supporters } from './supporter-list.ts';

it.each([
  ['Supported by', 'institution'],
  ['Sponsored by', 'sponsor'],
] as const)('the footer lists the supporters under “%s”', (name, kind) => {
  renderPage(<Supporters />, { locale: 'en', catalogues: { shell: { es, en } } });
  const items = within(screen.getByRole('region', { name })).getAllByRole('listitem');
  const names = supporters.filter((supporter) => supporter.kind === kind).map((supporter) => supporter.name);
  expect(names.length).toBeGreaterThan(0);
  expect(items.map(textOf).slice(-names.length)).toEqual(names);
});
