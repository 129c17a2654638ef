import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema, oneOf, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { offerSchema, type Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { callTypes } from '@ofgc/shared/domain/call-type.ts';
import { isActiveOffer, offerStatus } from '@ofgc/shared/domain/offer-status.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listAnswer } from '../../http/paging.ts';
import { idOf, idParams, slugParameter, yearParameter } from '../../http/parameters.ts';
import { notFound } from '../../http/http-error.ts';
import { findOfferFacets, offerYear } from './facets.ts';

const longestTerm = 200;

export const offerQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  family: slugParameter.optional(),
  place: slugParameter.optional(),
  type: z.enum(callTypes).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  year: yearParameter.optional(),
  term: z.string().optional(),
  sort: z.enum(['date', '-date', 'deadline']).default('-date'),
});

/** Calls that were published, with the names of their family and place. */
export function publishedOffers(database: Database, at: Date) {
  return database
    .selectFrom('offers')
    .where('publishedAt', '<=', at)
    .innerJoin('offerFamilies', 'offerFamilies.slug', 'offers.familySlug')
    .innerJoin('offerPlaces', 'offerPlaces.slug', 'offers.placeSlug')
    .selectAll('offers')
    .select(['offerFamilies.name as familyName', 'offerPlaces.name as placeName']);
}

type OfferRecord = Awaited<ReturnType<ReturnType<typeof publishedOffers>['execute']>>[number];

function presentOffer(offer: OfferRecord, lang: Locale, at: Date): Offer {
  const read = readerIn(lang);
  const status = offerStatus(offer.status, offer.applyFrom, offer.applyTo, at);
  return {
    id: offer.id,
    reference: offer.reference,
    title: read(offer.title),
    family: { slug: offer.familySlug, name: read(offer.familyName) },
    place: { slug: offer.placeSlug, name: read(offer.placeName) },
    contract: read(offer.contract),
    positions: offer.positions,
    publishedAt: offer.publishedAt.toISOString(),
    applyFrom: offer.applyFrom.toISOString(),
    applyTo: offer.applyTo.toISOString(),
    status,
    isActive: isActiveOffer(status),
    type: offer.callType,
    summary: read(offer.summary),
    requirements: offer.requirements.map(read),
    timeline: offer.timeline.map(({ at, text, document }) => ({ at, text: read(text), document: document ?? null })),
    lang: read.lang,
  };
}

/** `GET /api/offers` and `GET /api/offers/:id`. */
export function offerRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/offers',
    { schema: { tags: ['house'], querystring: offerQuerySchema, response: { 200: listOf(offerSchema) } } },
    async ({ query }) => {
      const at = now();
      const { facets, ids } = await findOfferFacets(database, query, at);
      let offers = publishedOffers(database, at)
        .orderBy(query.sort === 'deadline' ? 'applyTo' : 'publishedAt', query.sort === '-date' ? 'desc' : 'asc')
        .orderBy('id');
      if (query.family) offers = offers.where('familySlug', '=', query.family);
      if (query.place) offers = offers.where('placeSlug', '=', query.place);
      if (query.type) offers = offers.where('callType', '=', query.type);
      if (query.year) offers = offers.where(offerYear, '=', String(query.year));
      // Whether a call is active follows from the clock by a rule that pages share, so it comes as the ids that the rule leaves.
      if (query.status) offers = offers.where('id', 'in', ids[query.status]);
      const words = query.term?.slice(0, longestTerm).replaceAll('\0', ' ').trim();
      if (words) {
        const pattern = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
        offers = offers.where(
          sql<boolean>`unaccent(offers.title::text || ' ' || offers.reference || ' ' || offers.summary::text) ilike unaccent(${pattern})`,
        );
      }
      const { rows, total } = await findPage(database, offers, query);
      return listAnswer(
        rows.map((offer) => presentOffer(offer, query.lang, at)),
        total,
        query,
        facets,
      );
    },
  );

  api.get(
    '/api/offers/:id',
    {
      schema: {
        tags: ['house'],
        params: idParams,
        querystring: oneQuerySchema.strict(),
        response: { 200: oneOf(offerSchema) },
      },
    },
    async ({ params, query }) => {
      const at = now();
      const offer = await publishedOffers(database, at).where('offers.id', '=', idOf(params)).executeTakeFirst();
      if (!offer) throw notFound();
      return { data: presentOffer(offer, query.lang, at) };
    },
  );
}
