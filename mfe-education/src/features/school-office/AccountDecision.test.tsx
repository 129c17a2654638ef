import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { AccountDecision } from './AccountDecision.tsx';
import { sampleCentre } from '../../testing/sample-centre.ts';

const render = (state: 'requested' | 'refused') =>
  renderPage(<AccountDecision centre={sampleCentre({ state })} labelledBy="solicitud" />, {
    catalogues: { education: { es, en } },
  });

it('AccountDecision has the button to refuse folded, the one to approve open', () => {
  render('requested');
  const folded = screen.getByText('Rechazar la solicitud…').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.contains(screen.getByText('Rechazar'))).toBe(true);
  expect(folded?.contains(screen.getByText('Aprobar e invitar'))).toBe(false);
});

it('AccountDecision of a refused school has only the button to approve', () => {
  render('refused');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Aprobar e invitar']);
});
