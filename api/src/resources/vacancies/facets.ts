import { sql } from 'kysely';
import type { FacetOption } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type CallType, callTypes } from '@ofgc/shared/domain/call-type.ts';
import { isActiveOffer, offerStatus } from '@ofgc/shared/domain/offer-status.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { countFacets } from '../../http/facets.ts';
import { unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';

/** The year on the islands' calendar in which a call was published. */
export const offerYear = sql<string>`to_char(offers.published_at at time zone 'Atlantic/Canary', 'YYYY')`;

export interface OfferFilters {
  lang: Locale;
  family?: string;
  place?: string;
  type?: CallType;
  status?: 'active' | 'inactive';
  year?: number;
}

export interface OfferFacets {
  facets: Record<string, FacetOption[]>;
  ids: Record<'active' | 'inactive', number[]>;
}

/** What the filters of the job portal offer, and which calls are active now. @throws RequestFailure 400 for an unknown family or place */
export async function findOfferFacets(database: Database, filters: OfferFilters, at: Date): Promise<OfferFacets> {
  const { lang, family, place, type, status, year } = filters;
  const all = await database
    .selectFrom('offers')
    .where('publishedAt', '<=', at)
    .select(['id', 'familySlug', 'placeSlug', 'callType', 'status', 'applyFrom', 'applyTo', offerYear.as('year')])
    .execute();
  const families = await database.selectFrom('offerFamilies').selectAll().orderBy('sortOrder').execute();
  const places = await database.selectFrom('offerPlaces').selectAll().orderBy('sortOrder').execute();
  if (family && !families.some(({ slug }) => slug === family)) throw unknownValue('family', family);
  if (place && !places.some(({ slug }) => slug === place)) throw unknownValue('place', place);

  const rows = all.map((offer) => {
    const isActive = isActiveOffer(offerStatus(offer.status, offer.applyFrom, offer.applyTo, at));
    return {
      id: offer.id,
      values: {
        family: [offer.familySlug],
        place: [offer.placeSlug],
        type: [offer.callType],
        status: [isActive ? 'active' : 'inactive'],
        year: [offer.year],
      },
    };
  });
  const withStatus = (wanted: string) => rows.filter((row) => row.values.status.includes(wanted)).map(({ id }) => id);
  const facets = countFacets({
    rows,
    chosen: { family, place, type, status, year: year?.toString() },
    options: {
      family: families.map(({ slug, name }) => ({ value: slug, label: readerIn(lang)(name) })),
      place: places.map(({ slug, name }) => ({ value: slug, label: readerIn(lang)(name) })),
      type: callTypes.map((value) => ({ value, label: message(lang, value) })),
      status: [
        { value: 'active', label: message(lang, 'active') },
        { value: 'inactive', label: message(lang, 'inactive') },
      ],
      year: [...new Set(all.map((offer) => offer.year))]
        .toSorted()
        .toReversed()
        .map((value) => ({ value, label: value })),
    },
  });
  // `in ()` is no SQL: an id that nothing has stands for "none".
  const ids = (wanted: string) => {
    const own = withStatus(wanted);
    return own.length ? own : [-1];
  };
  return { facets, ids: { active: ids('active'), inactive: ids('inactive') } };
}
