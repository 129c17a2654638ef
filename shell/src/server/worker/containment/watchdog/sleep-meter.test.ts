import { expect, it } from 'vitest';
import { createSleepMeter } from './sleep-meter.ts';

/** Samples of a thread: `S` asleep, `R` running or waiting for a processor. @param every time between two of them, in milliseconds */
function sleptIn(samples: string, every = 50): number {
  const meter = createSleepMeter(100);
  meter.reset(samples.startsWith('S'), 0);
  samples
    .slice(1)
    .split('')
    .forEach((state, index) => meter.sample(state === 'S', (index + 1) * every));
  return meter.slept;
}

it.each([
  ['a system call', 'SSSSS', 50, 200],
  ['short naps in a loop, hardly ever awake', 'SSSSRSSSSRSSSS', 50, 450],
  ['work that waits for a processor, and now and then for another thread', 'RRRSRRRRSRRRRS', 50, 0],
  ['anything while the meter itself got no processor', 'SSS', 2_000, 200],
])('the time asleep of %s', (_, samples, every, slept) => {
  expect(sleptIn(samples, every)).toBe(slept);
});

it('the time asleep begins anew with the next turn', () => {
  const meter = createSleepMeter(100);
  meter.reset(true, 0);
  meter.sample(true, 50);
  meter.reset(true, 60);
  expect(meter.slept).toBe(0);
  meter.sample(true, 90);
  expect(meter.slept).toBe(30);
});
