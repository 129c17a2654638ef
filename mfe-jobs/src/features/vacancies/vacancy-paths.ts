import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';

export const portalPath = '/portal-empleo';

/** Without locale. */
export function vacancyPath({ id }: Pick<Offer, 'id'>): string {
  return `${portalPath}/oferta/${id}`;
}
