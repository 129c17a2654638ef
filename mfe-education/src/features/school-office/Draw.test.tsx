import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { drawFields } from '@ofgc/shared/domain/school-calls/draw-field-rules.ts';
import { Draw, seedIn, seedParameter } from './Draw.tsx';

const show = (state: 'notYet' | 'open' | 'over') =>
  renderPage(<Draw call={{ draw: null, trial: null, state }} />, { catalogues: { education: { es, en } } });

it.each(['notYet', 'open'] as const)('a draw can be tried while its call is %s, and waits for its end', (state) => {
  show(state);
  expect(screen.getByRole('button', { name: 'Probar' })).toBeTruthy();
  expect(screen.getByText('Se reparte cuando el plazo está cerrado.')).toBeTruthy();
});

it('offers no draw when the sessions of the call are over', () => {
  show('over');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('No se repartió.')).toBeTruthy();
});

it('takes a seed as long as the API does, and ignores a longer one of an address', () => {
  show('open');
  const { maxLength } = screen.getByRole<HTMLInputElement>('textbox', { name: /^Semilla/ });
  expect(maxLength).toBe(drawFields.seed.maxLength);
  const read = (seed: string) => seedIn(new URLSearchParams({ [seedParameter]: seed }));
  expect([read('a'.repeat(maxLength)), read('a'.repeat(maxLength + 1)), read('')]).toEqual([
    'a'.repeat(maxLength),
    undefined,
    undefined,
  ]);
});
