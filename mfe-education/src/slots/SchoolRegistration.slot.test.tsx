import { loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCall } from '../testing/sample-registration.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { slot } from './SchoolRegistration.slot.tsx';

it('SchoolRegistration slot shows the number of sessions or the only one, and loads no other data', async () => {
  const call = sampleCall();
  const one = sampleCall({ key: 'uno', sessions: call.sessions.slice(0, 1) });
  const block = { title: 'Inscripción' };
  const { data } = await loadBlock(slot, block, { 'api/school-calls': { data: [call, one] } });
  expect(JSON.stringify(data)).not.toContain('seatsLeft');
  renderPage(<slot.Component data={data} />, {
    catalogues: { education: { es, en } },
  });
  expect(screen.getAllByText(/^Primaria/).map(textOf)).toEqual([
    'Primaria · 2 sesiones',
    'Primaria · mié 24 feb, 10:30 · Telde',
  ]);
});
