import { z } from 'zod';
import { accessFeatures } from '@ofgc/shared/domain/access-feature.ts';
import { listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import {
  amountParameter,
  dayParameter,
  idsParameter,
  monthParameter,
  slugParameter,
  yearParameter,
} from '../../http/parameters.ts';

export const eventQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  /** Slug or code: `2627`, `2026-27`. */
  season: slugParameter.optional(),
  /** The kind of the category. */
  type: slugParameter.optional(),
  category: slugParameter.optional(),
  conductor: slugParameter.optional(),
  soloist: slugParameter.optional(),
  composer: slugParameter.optional(),
  /** Slug of the venue. */
  place: slugParameter.optional(),
  /** There is a ticket for so many euros or less, for anybody. */
  maxPrice: amountParameter(1_000).optional(),
  /** Recommended for who is so many years old. */
  age: amountParameter(120).optional(),
  access: z.enum(accessFeatures).optional(),
  /** Costs nothing, for anybody. */
  free: z.enum(['1']).optional(),
  year: yearParameter.optional(),
  month: monthParameter.optional(),
  from: dayParameter.optional(),
  to: dayParameter.optional(),
  when: z.enum(['upcoming', 'past', 'all']).optional(),
  ids: idsParameter.optional(),
  sort: z.enum(['date', '-date']).default('date'),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

export const eventDimensions = [
  'season',
  'type',
  'category',
  'conductor',
  'soloist',
  'composer',
  'place',
  'maxPrice',
  'age',
  'access',
  'free',
  'year',
  'month',
  'monthOfYear',
  'dates',
] as const;
export type EventDimension = (typeof eventDimensions)[number];

export type When = 'upcoming' | 'past' | 'all';

/** Upcoming concerts, unless the question already names a time or the concerts themselves; a last day alone is none. */
export function whenOf({ when, season, year, month, from, ids }: EventQuery): When {
  if (when) return when;
  return (season ?? year ?? month ?? from ?? ids) ? 'all' : 'upcoming';
}

/** A concert is upcoming while one of its performances has not ended. */
export function isWithin(when: When, eventEndsAt: Date, now: Date): boolean {
  return when === 'all' || (when === 'upcoming') === eventEndsAt > now;
}
