import { describe, expect, it } from 'vitest';
import { type Event, eventSchema, type EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { type List, type One, oneOf } from '@ofgc/shared/http/list.schema.ts';
import { type TestResponse } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

const event = async (id: number, lang = 'es') => (await test.read<One<Event>>(`/api/events/${id}?lang=${lang}`)).data;

describe('GET /api/events/{id}', () => {
  it('matches the contract for every concert', async () => {
    for (const { id } of (await test.read<List<EventSummary>>('/api/events?perPage=100&when=all')).data)
      oneOf(eventSchema.strict()).parse((await test.get(`/api/events/${id}?lang=en`)).body);
  });

  it('lists performers who are still to be announced', async () => {
    expect((await event(49)).credits).toContainEqual({
      artistId: null,
      slug: null,
      name: 'por confirmar',
      role: 'soloist',
      part: 'bajo',
    });
    expect((await event(49, 'en')).credits).toContainEqual(
      expect.objectContaining({ name: 'to be announced', part: 'bass' }),
    );
  });

  it('lists soloists with the work that they play', async () => {
    const { programme } = await event(43, 'en');
    expect(programme.map((item) => (item.kind === 'work' ? item.soloists.map(({ name }) => name) : item.kind))).toEqual(
      [['Irene Tamadabe'], 'interval', [], ['Matthias Orgelbrandt']],
    );
  });

  it('names composers and arrangers in the visitor’s language', async () => {
    const pictures = (await event(46, 'en')).programme.at(-1);
    expect(pictures).toMatchObject({
      composer: 'Modest Mussorgsky (orch. Maurice Ravel)',
      composerShortName: 'Mussorgsky',
    });
  });

  it('gives each price zone the state of the next date', async () => {
    const zones = async (id: number) => (await event(id)).priceZones.map(({ zone, state }) => `${zone} ${state}`);
    expect(await zones(36)).toEqual(['A onSale', 'B onSale', 'C lastTickets', 'D soldOut']);
    expect(await zones(40)).toEqual(['A onSale', 'B onSale', 'C onSale', 'D soldOut']);
    expect(new Set((await event(41)).priceZones.map(({ state }) => state))).toEqual(new Set(['soldOut']));
    expect((await event(38)).priceZones.map(({ amount }) => amount)).toEqual([3500, 2800, 2000, 1200]);
    expect((await event(37)).priceZones).toEqual([]);
  });

  it('gives the longer of the music and the planned session as the length', async () => {
    expect((await event(35)).durationMinutes).toBe(45);
    expect((await event(36)).durationMinutes).toBe(95);
  });

  it('recommends coming concerts with something in common, soonest first', async () => {
    /** Ignores concerts that the office has added since: they may only push out the last ones. */
    const expectFirst = async (id: number, expected: number[]) => {
      const { recommendations } = await event(id);
      const known = recommendations.map((one) => one.id).filter((one) => one <= 49);
      expect(known).toEqual(expected.slice(0, known.length));
      expect(recommendations.length).toBeGreaterThanOrEqual(expected.length);
      return recommendations;
    };
    await expectFirst(36, [38, 42, 43, 45]);
    // A sold-out concert comes after those with tickets.
    await expectFirst(40, [38, 48, 49, 41]);
    // For a family concert only family concerts are recommended: for a past one the next, for that one none of the known ones.
    const family = [...(await expectFirst(24, [37])), ...(await expectFirst(37, []))];
    expect(new Set(family.map(({ category }) => category.kind))).toEqual(new Set(['familia']));
    expect(
      (await event(1)).recommendations.some(({ performances }) =>
        performances.every(({ state }) => state === 'cancelled'),
      ),
    ).toBe(false);
  });

  it('marks the relaxed session', async () => {
    expect((await event(37)).performances.map(({ isRelaxed }) => isRelaxed)).toEqual([true, false]);
  });

  it.each([
    ['0', 404],
    ['999', 404],
    ['99999999999999999999', 404],
    ['abc', 400],
    ['1.5', 400],
    ['-1', 400],
    ['1%00', 400],
  ])('with id %s answers %i', async (id, status) => {
    const answer = (await test.get(`/api/events/${id}`)) as TestResponse<ErrorBody>;
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\.$/);
  });
});
