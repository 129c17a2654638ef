import { formIfAny } from '@ofgc/shared/api-client/form-if-any.ts';
import { fetchConsent } from '@ofgc/shared/api-client/site/consents.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { LaterWaitingList } from './LaterWaitingList.tsx';
import type { WaitingLists } from './waiting-lists.ts';

/**
 * The data of the form on a concert's page; null where no date has a waiting list, or consent or form cannot be loaded.
 * A form posted without JavaScript (its loaders have the headers of the POST) is returned with its input, even if the list
 * has closed meanwhile.
 */
export async function loadWaitingLists(
  { api, onMissing }: Pick<PageContext, 'api' | 'onMissing'>,
  event: Event,
  request: Request,
): Promise<WaitingLists | null> {
  const performances = event.performances.filter(hasOpenWaitingList);
  if (performances.length === 0 && !request.headers.has('content-type')) return null;
  const isAsked = new URL(request.url).searchParams.has('apuntado');
  const [consent, hasForm] = await Promise.all([
    formIfAny(fetchConsent(api, 'waitingList'), request, onMissing),
    LaterWaitingList.load().then(
      () => true,
      () => false,
    ),
  ]);
  return hasForm && consent ? { performances, consent, isAsked } : null;
}
