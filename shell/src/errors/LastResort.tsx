import { accessibilityPath } from '@ofgc/shared/routes/site/pages.ts';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import styles from './LastResort.module.css';

/**
 * The whole document where even the error page failed. It depends on no catalogue, frame or component, so it is in English only.
 */
export function LastResort() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  const title = isUnknown ? 'This page could not be found' : 'An error occurred';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main className={styles.page}>
          <h1>{title}</h1>
          <p>Please try again in a moment.</p>
          <p>
            <a href="/">Back to the home page of the OFGC</a> · <a href={`/en${accessibilityPath}`}>Accessibility</a>
          </p>
        </main>
      </body>
    </html>
  );
}
