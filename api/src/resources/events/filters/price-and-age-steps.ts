import { sql } from 'kysely';

/** The steps of filters that mean "up to", for a row of `event_listing`: its lowest price in whole euros, its age in years. */
export const priceAndAgeSteps = {
  maxPrice: sql`select ceil(lowest_price / 100.0)::int::text where lowest_price > 0`,
  age: sql`select age_from::text where age_from > 0`,
};
