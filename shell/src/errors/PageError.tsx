import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { KeptForm } from './UnsentFormPage.tsx';
import { routeFailure } from './route-error.ts';
import { SectionError } from './RemoteErrorPage.tsx';

/** The face of a page that failed, inside the frame. */
export function RoutedError() {
  const failure = routeFailure(useRouteError());
  const { section, reason, form } = failure.data;
  if (form) return <KeptForm form={form} />;
  if (section && failure.status !== 404) return <SectionError section={section} />;
  return <ErrorPage status={failure.status} reason={reason} />;
}
