import { onlineState } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { OfflineNavigationPage } from './OfflineNavigationPage.tsx';
import { UnsentFormPage } from './UnsentFormPage.tsx';
import { routeFailure } from './route-error.ts';
import { RemoteErrorPage } from './RemoteErrorPage.tsx';

/** The error view of a page, inside the frame. */
export function RouteErrorPage() {
  const failure = routeFailure(useRouteError());
  const isOnline = useAtomValue(onlineState);
  const { remote, reason, form } = failure.data;
  if (form) return <UnsentFormPage form={form} />;
  if (!isOnline && failure.status >= 500) return <OfflineNavigationPage />;
  if (remote && failure.status !== 404) return <RemoteErrorPage />;
  return <ErrorPage status={failure.status} reason={reason} />;
}
