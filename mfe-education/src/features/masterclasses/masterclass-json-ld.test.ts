import { expect, it } from 'vitest';
import { masterclassJsonLd } from './masterclass-json-ld.ts';
import { sampleMasterclass } from '../../testing/sample-masterclass.ts';

it('masterclassJsonLd() has one event a day, with fees and availability', () => {
  const nodes = masterclassJsonLd(sampleMasterclass(), 'Orquesta');
  expect(nodes).toHaveLength(2);
  expect(nodes[0]).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Clase magistral de trompeta',
    startDate: '2027-03-10T10:00:00+00:00',
    offers: [
      { price: '40.00', availability: 'https://schema.org/InStock' },
      { price: '8.00', availability: 'https://schema.org/SoldOut' },
    ],
  });
});

it('masterclassJsonLd() has the local hour also in summer', () => {
  const meetings = [{ startsAt: '2027-06-10T09:00:00.000Z', endsAt: '2027-06-10T12:00:00.000Z' }];
  expect(masterclassJsonLd(sampleMasterclass({ meetings }), 'Orquesta')).toMatchObject([
    { startDate: '2027-06-10T10:00:00+01:00', endDate: '2027-06-10T13:00:00+01:00' },
  ]);
});

it.each([
  ['notYet', 'https://schema.org/PreOrder'],
  ['closed', undefined],
] as const)('masterclassJsonLd() of a class in state %s has the availability %s', (state, availability) => {
  const [node] = masterclassJsonLd(sampleMasterclass({ state }), 'Orquesta') as { offers: object[] }[];
  expect(node?.offers[0]).toEqual({ '@type': 'Offer', price: '40.00', priceCurrency: 'EUR', availability });
});
