import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ReportTable } from './ReportTable.tsx';
import { sampleReport } from '../../testing/sample-report.ts';

const catalogues = { office: { es, en } };

it('ReportTable shows no days left for the terms of a report that was closed without an answer', () => {
  const ended = { dueOn: '2026-11-27', doneOn: null, daysLeft: null };
  const closed = sampleReport({ state: 'closed', terms: { acknowledgement: ended, answer: ended } });
  renderPage(<ReportTable reports={[closed]} />, { catalogues });
  expect(screen.getAllByText(/ya no corre: está cerrada/)).toHaveLength(2);
  expect(screen.queryByText(/hasta el/)).toBeNull();
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Comunicación');
});
