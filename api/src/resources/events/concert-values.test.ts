import { expect, it } from 'vitest';
import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { concertValues } from './concert-values.ts';

const hall = { name: 'Sala Sinfónica', venue: 'Auditorio Alfredo Kraus' } as Performance['hall'];
const at = (status: Performance['status']) => ({ startsAt: '2026-12-11T20:00:00Z', hall, status });

it('names the hall of a concert, and of one that moved online that it is', () => {
  const placeOf = (status: Performance['status'], lang: 'es' | 'en') =>
    concertValues({ title: 'Mahler' }, at(status), lang).place;
  expect(placeOf('scheduled', 'es')).toBe('Auditorio Alfredo Kraus · Sala Sinfónica');
  expect([placeOf('movedOnline', 'es'), placeOf('movedOnline', 'en')]).toEqual(['Por internet', 'Online']);
});
