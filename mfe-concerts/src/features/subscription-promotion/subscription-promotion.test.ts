import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { sampleSubscription } from '@ofgc/shared/testing/sample-subscription.ts';
import { describe, expect, it } from 'vitest';
import { findOpenSubscription, promotionOf } from './subscription-promotion.ts';

const subscription = (id: number, kind: Subscription['kind'], state: Subscription['state']): Subscription =>
  sampleSubscription({ id, kind, state });

describe('findOpenSubscription', () => {
  it('prefers a part subscription in renewal to packages on sale', () => {
    const offered = [
      subscription(1, 'full', 'closed'),
      subscription(2, 'welcomePackage', 'open'),
      subscription(3, 'part', 'renewalOnly'),
    ];
    expect(findOpenSubscription(offered)?.id).toBe(3);
  });

  it('is undefined for youth clubs and subscriptions that are not on sale', () => {
    expect(
      findOpenSubscription([
        subscription(1, 'youth', 'open'),
        subscription(2, 'full', 'notYet'),
        subscription(3, 'part', 'closed'),
      ]),
    ).toBeUndefined();
  });
});

describe('promotionOf', () => {
  const events = Array.from({ length: 8 }, (_, index) =>
    sampleEvent({ id: index + 1, performances: [samplePerformance({ startsAt: `2027-0${index + 1}-10T20:00:00Z` })] }),
  );

  it('has first and last date and six posters without text', () => {
    const offer = promotionOf(subscription(1, 'part', 'open'), events);
    expect(offer).toMatchObject({ from: '2027-01-10T20:00:00Z', to: '2027-08-10T20:00:00Z' });
    expect(offer?.posters).toHaveLength(6);
    expect(JSON.stringify(offer?.posters)).not.toContain('Mozart');
  });

  it('leaves out a cancelled concert', () => {
    const [first = sampleEvent(), ...others] = events;
    const offer = promotionOf(subscription(1, 'part', 'open'), [{ ...first, canceled: true }, ...others]);
    expect(offer).toMatchObject({ count: 7, from: '2027-02-10T20:00:00Z' });
    expect(offer?.posters.map(({ id }) => id)).not.toContain('1');
  });

  describe('with past concerts', () => {
    const over = samplePerformance({ startsAt: '2026-10-10T20:00:00Z', state: 'past', ticketUrl: null });
    const halfOver = [over, samplePerformance({ id: 382, startsAt: '2027-02-10T20:00:00Z' })];
    const begun = [sampleEvent({ id: 20, performances: [over] }), sampleEvent({ id: 21, performances: halfOver })];

    it('leaves out past concerts of choose-your-own', () =>
      expect(promotionOf(subscription(1, 'flexible', 'open'), begun)).toMatchObject({
        from: '2027-02-10T20:00:00Z',
        count: 1,
        posters: [{ id: '21' }],
      }));

    it('keeps past concerts of a fixed subscription', () =>
      expect(promotionOf(subscription(1, 'part', 'open'), begun)).toMatchObject({
        from: '2026-10-10T20:00:00Z',
        count: 2,
      }));
  });

  it('is undefined without concerts', () => expect(promotionOf(subscription(1, 'part', 'open'), [])).toBeUndefined());
});
