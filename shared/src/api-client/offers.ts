import type { ApiClient } from './api-client.ts';
import type { CallType } from '../domain/call-type.ts';
import type { Offer } from '../domain/offer.schema.ts';
import type { List, One } from '../domain/list.schema.ts';

export interface OfferQuery {
  family?: string;
  place?: string;
  type?: CallType;
  status?: 'active' | 'inactive';
  year?: number;
  term?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchOffers(api: ApiClient, query: OfferQuery = {}): Promise<List<Offer>> {
  return (await api.get<List<Offer>>('api/offers', { params: query })).data;
}

export async function fetchOffer(api: ApiClient, id: string): Promise<Offer> {
  return (await api.get<One<Offer>>(`api/offers/${encodeURIComponent(id)}`)).data.data;
}
