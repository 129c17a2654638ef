import { describe, expect, it } from 'vitest';
import { seeded } from '../../design/poster/seeded.ts';
import {
  cheapestWay,
  type ChoiceSubscription,
  type Purchase,
  type CheapestWayInput,
  type WholeSubscription,
} from './cheapest-way.ts';
import { discounted } from './subscription-saving.ts';

/** Zone A of the sample season: 35 € each, the Ninth (40) and Verdi's Requiem (49) 40 €. */
const season = [36, 38, 40, 42, 43, 45, 46, 47, 49];
const singleOf = (id: number) => (id === 40 || id === 49 ? 4000 : 3500);
const wanted = (...ids: number[]) => ids.map((id) => ({ id, single: singleOf(id) }));

const spring: WholeSubscription = { id: 3, price: 16_800, concerts: [42, 43, 45, 46, 47, 49] };
const symphonies: WholeSubscription = { id: 4, price: 7900, concerts: [38, 42, 43] };
const voices: WholeSubscription = { id: 6, price: 7900, concerts: [40, 43, 49] };
const short: WholeSubscription = { id: 7, price: 7900, concerts: [40, 42, 46] };
const choice: ChoiceSubscription = {
  id: 8,
  concerts: season.map((id) => ({ id, single: singleOf(id) })),
  steps: [
    { from: 4, percent: 15 },
    { from: 6, percent: 20 },
    { from: 8, percent: 25 },
  ],
};
const club = { id: 9, amount: 600, concerts: season };
const today = { wholes: [spring, symphonies, voices, short], choice, tickets: [] };

const told = (purchase: Purchase) => `${purchase.kind}${'subscription' in purchase ? ` ${purchase.subscription}` : ''}`;

describe('cheapestWay', () => {
  it.each<[string, number[], number, string[], number[]]>([
    ['one concert: its ticket', [38], 3500, ['single'], []],
    ['two: no subscription is cheaper', [38, 45], 7000, ['single', 'single'], []],
    ['the three of a package: 79 € instead of 115', [40, 43, 49], 7900, ['whole 6'], []],
    ['two dear ones and another: the package and a ticket, 114 €', [40, 45, 49], 11_400, ['whole 6', 'single'], [43]],
    [
      'four of which a package has three: 79 + 35 €, not 4 × 29.75',
      [38, 42, 43, 45],
      11_400,
      ['whole 4', 'single'],
      [],
    ],
    ['four of no package: 4 × 29.75 €', [36, 38, 45, 47], 11_900, ['choice 8'], []],
    ['the whole spring: 168 €, not 172 at 20 % off', [42, 43, 45, 46, 47, 49], 16_800, ['whole 3'], []],
    // 7 concerts, 250 €: at 20 % off 200; spring and a ticket are 203.
    ['the spring and one more: all seven at 20 % off', [38, 42, 43, 45, 46, 47, 49], 20_000, ['choice 8'], []],
    // 9 concerts, 325 €: at 25 % off 243.75; spring 168 + 36, 38 and 40 for 110 is 278.
    ['everything: 25 % off', season, 24_375, ['choice 8'], []],
  ])('for %s', (_, ids, total, purchases, extras) => {
    const way = cheapestWay({ ...today, wanted: wanted(...ids) });
    expect(way?.total).toBe(total);
    expect(way?.purchases.map(told)).toEqual(purchases);
    expect(way?.extras).toEqual(extras);
  });

  it('adds the cheapest further concert to reach a discount step when that is cheaper', () => {
    const dear = [1, 2, 3].map((id) => ({ id, single: 4000 }));
    const all = [...dear, { id: 4, single: 1200 }, { id: 5, single: 3500 }];
    // 3 × 40 = 120 €; with the one of 12 € four at 15 % off are 112.20 €.
    expect(cheapestWay({ wanted: dear, wholes: [], tickets: [], choice: { ...choice, concerts: all } })).toMatchObject({
      total: 11_220,
      extras: [4],
    });
  });

  it('prefers fewer purchases at the same price', () => {
    const pair = { id: 1, price: 7000, concerts: [38, 45] };
    expect(cheapestWay({ ...today, wholes: [pair], wanted: wanted(38, 45) })?.purchases.map(told)).toEqual(['whole 1']);
  });

  it('uses club tickets, unless a package is cheaper', () => {
    expect(cheapestWay({ ...today, tickets: [club], wanted: wanted(38, 40) })).toMatchObject({ total: 1200 });
    // A package of 9 € is cheaper than three club tickets.
    expect(
      cheapestWay({ ...today, wholes: [{ ...voices, price: 900 }], tickets: [club], wanted: wanted(40, 43, 49) })
        ?.total,
    ).toBe(900);
  });

  it('finds a way to a concert without single tickets only in a subscription that includes it', () => {
    const sold = { id: 49, single: null };
    expect(cheapestWay({ ...today, wanted: [sold] })?.purchases.map(told)).toEqual(['whole 6']);
    expect(cheapestWay({ wanted: [sold], wholes: [], choice: null, tickets: [] })).toBeNull();
    expect(cheapestWay({ wanted: [sold], wholes: [], choice: { ...choice, concerts: [] }, tickets: [] })).toBeNull();
  });

  it('returns no purchases for no concerts', () => {
    expect(cheapestWay({ ...today, wanted: [] })).toEqual({ total: 0, purchases: [], extras: [] });
  });

  it('throws for more than 16 subscriptions', () => {
    const many = Array.from({ length: 17 }, (_, id) => ({ id, price: 1, concerts: [38] }));
    expect(() => cheapestWay({ ...today, wholes: many, wanted: wanted(38) })).toThrow(RangeError);
  });
});

/** Tries every set of subscriptions and of choose-your-own concerts. @returns the lowest cost, the fewest purchases at that cost */
function bruteForce({ wanted: asked, wholes, choice: own, tickets }: CheapestWayInput): [number, number] | null {
  let best: [number, number] | null = null;
  const free = own?.concerts ?? [];
  for (let set = 0; set < 2 ** wholes.length; set++) {
    for (let chosen = 0; chosen < 2 ** free.length; chosen++) {
      const taken = wholes.filter((_, index) => set & (1 << index));
      const picked = free.filter((_, index) => chosen & (1 << index));
      const percent = own?.steps.findLast(({ from }) => from <= picked.length)?.percent;
      if (picked.length && percent === undefined) continue;
      const held = new Set([...taken.flatMap(({ concerts }) => concerts), ...picked.map(({ id }) => id)]);
      const prices = asked
        .filter(({ id }) => !held.has(id))
        .map(({ id, single }) =>
          Math.min(
            single ?? Infinity,
            ...tickets.filter(({ concerts }) => concerts.includes(id)).map(({ amount }) => amount),
          ),
        );
      const cost =
        taken.reduce((sum, { price }) => sum + price, 0) +
        picked.reduce((sum, { single }) => sum + discounted(single, percent ?? 0), 0) +
        prices.reduce((sum, price) => sum + price, 0);
      const purchases = taken.length + (picked.length ? 1 : 0) + prices.length;
      if (cost < Infinity && (!best || cost < best[0] || (cost === best[0] && purchases < best[1])))
        best = [cost, purchases];
    }
  }
  return best;
}

/** A small season of at most six concerts, with random subscriptions and prices; round prices make ties. */
function smallQuestion(seed: number): CheapestWayInput {
  const random = seeded(`season ${seed}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const concerts = Array.from({ length: 2 + below(5) }, (_, id) => ({ id, single: 500 * (1 + below(8)) }));
  const some = () => concerts.map(({ id }) => id).filter(() => random() < 0.5);
  return {
    wanted: concerts
      .filter(() => random() < 0.7)
      .map(({ id, single }) => ({ id, single: random() < 0.1 ? null : single })),
    wholes: Array.from({ length: below(4) }, (_, id) => ({ id, price: 500 * (1 + below(20)), concerts: some() })),
    choice:
      random() < 0.2
        ? null
        : {
            id: 90,
            concerts: concerts.filter(() => random() < 0.8),
            steps: [
              { from: 2, percent: 5 * below(4) },
              { from: 4, percent: 20 + 5 * below(3) },
            ],
          },
    tickets: random() < 0.3 ? [{ id: 91, amount: 500 * (1 + below(6)), concerts: some() }] : [],
  };
}

it('cheapestWay finds the optimum of 600 small random seasons, compared with brute force', () => {
  for (let seed = 0; seed < 600; seed++) {
    const question = smallQuestion(seed);
    const way = cheapestWay(question);
    expect(way && [way.total, way.purchases.length], `season ${seed}`).toEqual(bruteForce(question));
    // The result must also be valid: it contains every wanted concert, and the extras are the other concerts.
    const held = way?.purchases.flatMap(({ concerts }) => concerts) ?? [];
    if (way) {
      for (const { id } of question.wanted) expect(held, `season ${seed}`).toContain(id);
      expect(held.length - way.extras.length).toBe(question.wanted.length);
    }
  }
});
