import { createI18n } from '@ofgc/shared/testing/create-i18n.ts';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { expect, it } from 'vitest';
import es from '../../locales/es.json' with { type: 'json' };
import { subscriptionStateLabels } from './subscription-labels.ts';

const t = createI18n('es', { concerts: es }).getFixedT('es', 'concerts');
const dates = { saleFrom: '2026-12-01T00:00:00Z', saleTo: '2027-01-22T23:59:00Z', renewalTo: '2026-11-27T23:59:00Z' };
const none = { saleFrom: null, saleTo: null, renewalTo: null };

it.each([
  ['renewalOnly', dates, 'En renovación · Hasta el 27 de noviembre · Nuevos, desde el 1 de diciembre'],
  ['renewalOnly', { ...dates, saleFrom: null }, 'En renovación · Hasta el 27 de noviembre'],
  ['notYet', dates, 'Aún no a la venta · Desde el 1 de diciembre'],
  ['open', dates, 'A la venta · Hasta el 22 de enero'],
  ['limited', dates, 'Quedan pocas butacas · A la venta hasta el 22 de enero'],
  ['closed', dates, 'Venta cerrada · El 22 de enero de 2027'],
  ['renewalOnly', none, 'En renovación'],
  ['notYet', none, 'Aún no a la venta'],
  ['open', none, 'A la venta'],
  ['limited', none, 'Quedan pocas butacas'],
  ['closed', none, 'Venta cerrada'],
] as const)('subscriptionStateLabels() in state %s names the known dates', (state, known, words) => {
  expect(plainSpaces(subscriptionStateLabels({ state, ...known }, 'es', t).join(' · '))).toBe(words);
});
