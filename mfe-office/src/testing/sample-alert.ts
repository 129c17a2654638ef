import type { OfficeAlert } from '@ofgc/shared/domain/office-alerts/office-alert.schema.ts';

const text = { es: 'Aviso', en: 'Notice' };

/** An alert for one day that nobody has published. */
export const sampleAlert = (differences: Partial<OfficeAlert> = {}): OfficeAlert => ({
  id: 1,
  version: 5,
  text,
  html: text,
  from: '2026-11-20T10:00:00.000Z',
  to: '2026-11-21T10:00:00.000Z',
  state: 'draft',
  history: [],
  ...differences,
});
