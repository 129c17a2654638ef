import type { ConsentQuestion } from '../../domain/consents/consent.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';

/** The consent question of a form, for its loader. @param purpose `contact`, `waitingList` … */
export async function fetchConsent(api: ApiClient, purpose: string): Promise<ConsentQuestion> {
  return (await api.get<One<ConsentQuestion>>(`api/consents/${purpose}`)).data.data;
}
