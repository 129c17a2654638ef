import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import type { IncludingSubscription } from './ConcertSubscriptions.tsx';

/**
 * The subscriptions that include a concert and are not closed; none where they cannot be fetched.
 * @param onMissing called if the request fails: the page says that something is missing
 */
export async function loadIncludingSubscriptions(
  api: ApiClient,
  event: number,
  onMissing: () => void,
): Promise<IncludingSubscription[]> {
  const { data } = await fetchSubscriptions(api, { event }).catch(() => {
    onMissing();
    return { data: [] };
  });
  return data
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
