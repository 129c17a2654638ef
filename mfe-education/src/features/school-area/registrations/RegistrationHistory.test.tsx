import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { RegistrationHistory } from './RegistrationHistory.tsx';

it('RegistrationHistory shows the year of each entry', () => {
  const sent = {
    at: '2026-12-18T09:30:00.000Z',
    actor: 'centre',
    state: 'submitted',
    session: null,
    note: '',
  } as const;
  const drawn = { ...sent, at: '2027-01-25T09:30:00.000Z', actor: 'draw', state: 'waiting' } as const;
  renderPage(<RegistrationHistory events={[sent, drawn]} />, { catalogues: { education: { es, en } } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent))).toEqual([
    expect.stringContaining('18 de diciembre de 2026, 9:30'),
    expect.stringContaining('25 de enero de 2027, 9:30'),
  ]);
});
