import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { sampleActivity } from '../../testing/sample-activity.ts';
import { audienceAnchors, audienceOfKind, groupByAudience, otherSections } from './audiences.ts';

const activity = (id: number, kind: Activity['kind'], eventIds: number[] = []) =>
  sampleActivity({ id, kind, eventIds });
const concert = (id: number, kind: string, startsAt: string, state: 'onSale' | 'cancelled' | 'past' = 'onSale') =>
  sampleEvent({
    id,
    title: `C ${id}`,
    category: { slug: kind, name: kind, kind },
    performances: [samplePerformance({ startsAt, state })],
  });
const section = (anchor: string) => ({ anchor, title: anchor, html: '' });

describe('groupByAudience', () => {
  const events = [
    concert(5, 'familia', '2027-01-10T12:00:00Z'),
    concert(4, 'familia', '2026-11-28T12:00:00Z'),
    concert(3, 'familia', '2026-11-21T12:00:00Z', 'cancelled'),
    concert(6, 'itinerante', '2027-02-24T10:30:00Z'),
  ];
  const activities = [
    activity(1, 'training'),
    activity(2, 'family', [5, 4]),
    activity(3, 'touring', [6]),
    activity(4, 'club'),
    activity(5, 'family', [3]),
  ];
  const group = (anchors: string[]) => groupByAudience({ sections: anchors.map(section), activities, events });

  it('gives each audience the text with its anchor', () => {
    const texts = group(['comunidad', 'voluntariado', 'familias']).map(({ text }) => text?.anchor);
    expect(texts).toEqual(['familias', undefined, undefined, undefined, 'comunidad']);
  });

  it('keeps every anchor when there are no texts', () =>
    expect(group([]).map(({ anchor }) => anchor)).toEqual(audienceAnchors));

  it('groups activities by audience, in the order of the page', () => {
    expect(group([]).map((audience) => audience.activities.map(({ id }) => id))).toEqual([[2, 5], [3], [], [4, 1], []]);
  });

  it('returns for each audience its next concert that is not cancelled', () => {
    const concerts = group([]).map(({ concert }) => concert?.event.id);
    expect(concerts).toEqual([4, 6, undefined, undefined, undefined]);
  });
});

it('otherSections() returns the texts that belong to no audience', () => {
  expect(otherSections([section('familias'), section('voluntariado')])).toEqual([section('voluntariado')]);
});

it.each([
  ['family', 'familias'],
  ['touring', 'escuelas'],
  ['workshop', 'profesorado'],
  ['club', 'jovenes'],
  ['community', 'comunidad'],
] as const)('audienceOfKind() of %s is %s', (kind, anchor) => expect(audienceOfKind(kind)).toBe(anchor));
