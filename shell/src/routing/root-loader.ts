import { fetchActiveAlert } from '@ofgc/shared/api-client/site/alerts.ts';
import { pageContext } from '@ofgc/shared/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { compositionContext, reporterOf } from '../composition/composition.ts';

/** Loads the alert of the day; if that fails, pages are shown without it. */
export async function rootLoader({ request, context }: LoaderFunctionArgs) {
  try {
    return { alert: await fetchActiveAlert(context.get(pageContext).api) };
  } catch (error) {
    if (!request.signal.aborted)
      reporterOf(context.get(compositionContext))({ kind: 'load', part: 'shell.alert', error });
    return { alert: null };
  }
}
export type RootData = Awaited<ReturnType<typeof rootLoader>>;
