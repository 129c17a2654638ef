import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';

export const portalPath = '/portal-empleo';

/** An offer's page, without locale. */
export function offerPath({ id }: Pick<Offer, 'id'>): string {
  return `${portalPath}/oferta/${id}`;
}
