import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { routeFailure } from './route-error.ts';
import { SectionError } from './SectionError.tsx';

/** The face of a page that failed, inside the frame. */
export function RoutedError() {
  const failure = routeFailure(useRouteError());
  if (failure.status === 404) return <ErrorPage status={404} />;
  return failure.data.section ? <SectionError section={failure.data.section} /> : <ErrorPage status={failure.status} />;
}
