import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import { posterLegend, soloParts } from './poster-legend.ts';

it('posterLegend() lists composers, minutes and the interval', () => {
  expect(posterLegend(sampleEvent(), { interval: 'pausa', minutes: 'min', work: 'obra' })).toBe(
    'Mozart 29 min, pausa, Beethoven 42 min',
  );
});

it('soloParts() lists the solo instruments', () => {
  expect(soloParts(sampleEvent())).toEqual(['flauta']);
  expect(soloParts({ programme: [] })).toEqual([]);
});
