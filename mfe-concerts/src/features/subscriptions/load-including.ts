import type { ApiClient } from '@ofgc/shared/api-client';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { IncludingSubscription } from './ConcertSubscriptions.tsx';

/**
 * The subscriptions that include a concert and are not closed; none where they cannot be fetched.
 * @param onMissing receives the failure of the request: the page says that something is missing
 */
export async function loadIncludingSubscriptions(
  api: ApiClient,
  event: number,
  onMissing: PageContext['onMissing'],
): Promise<IncludingSubscription[]> {
  const found = await dataIfAny(fetchSubscriptions(api, { event }), onMissing);
  return (found ?? [])
    .filter(({ state }) => state !== 'closed')
    .map(({ id, slug, isPresent, name, state, saleFrom, saleTo, renewalTo, lang }) => ({
      id,
      slug,
      isPresent,
      name,
      state,
      saleFrom,
      saleTo,
      renewalTo,
      lang,
    }));
}
