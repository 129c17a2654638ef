import { expect, it } from 'vitest';
import { doneWith } from './done-with.ts';

const submittedAt = '2026-11-20T12:00:00.000Z';

it.each([
  ['borrador', 'draft', 'borrador'],
  ['borrador', 'submitted', undefined],
  ['borrador', 'cancelled', undefined],
  ['envio', 'submitted', 'envio'],
  ['envio', 'waiting', undefined],
  ['cambios', 'cancelled', undefined],
  ['respuesta', 'cancelled', 'respuesta'],
  ['respuesta', 'confirmed', 'respuesta'],
  ['respuesta', 'assigned', undefined],
  ['mensaje', 'assigned', 'mensaje'],
] as const)('after %s, the page of a registration in state %s says %s', (done, state, said) => {
  expect(doneWith(done, { state, submittedAt: state === 'draft' ? null : submittedAt })).toBe(said);
});

it('a cancelled draft is told from a cancelled registration', () => {
  expect(doneWith('respuesta', { state: 'cancelled', submittedAt: null })).toBe('cancelado');
});
