import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CallDaysForm } from './CallDaysForm.tsx';

const call = {
  opensAt: '2026-09-14T08:00:00.000Z',
  closesAt: '2027-03-19T23:59:00.000Z',
  version: 1,
  state: 'open',
} as const;

function ClosedMeanwhile() {
  const [closesAt, close] = useState<string>(call.closesAt);
  return (
    <>
      <CallDaysForm call={{ ...call, closesAt }} />
      <button type="button" onClick={() => close('2026-11-20T12:00:00.000Z')}>
        close
      </button>
    </>
  );
}

it('CallDaysForm shows the saved day when the call was closed while another was typed', async () => {
  const { user } = renderPage(<ClosedMeanwhile />, { catalogues: { education: { es, en } } });
  const lastDay = () => screen.getByLabelText<HTMLInputElement>(/^Último día/);
  expect(lastDay().value).toBe('2027-03-19');
  await user.clear(lastDay());
  await user.type(lastDay(), '2027-04-01');
  await user.click(screen.getByRole('button', { name: 'close' }));
  expect(lastDay().value).toBe('2026-11-20');
});

it('CallDaysForm has the button to close a call folded with a warning, in the server’s HTML', () => {
  renderServerPage(<CallDaysForm call={call} />, { catalogues: { education: { es, en } } });
  const fold = screen.getByText('Cerrar ahora…').closest('details');
  expect(fold?.open).toBe(false);
  expect(within(fold as HTMLElement).getByText(/^Desde este momento ningún centro/)).toBeTruthy();
  expect(
    within(fold as HTMLElement)
      .getByText('Cerrar la convocatoria')
      .closest('form'),
  ).toBeTruthy();
});
