import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CaseHistory } from './CaseHistory.tsx';
import { sampleEntry } from '../../testing/sample-case.ts';

it('CaseHistory shows the year of each entry', () => {
  const entry = { ...sampleEntry(1, 'note'), at: '2026-12-18T09:30:00.000Z' };
  renderPage(<CaseHistory entries={[entry]} version={1} />, { catalogues: { office: { es, en } } });
  expect(plainSpaces(screen.getByRole('listitem').textContent)).toContain('18 de diciembre de 2026, 9:30');
});
