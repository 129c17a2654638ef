import { data } from 'react-router';

/** What a loader throws where its page does not exist: the site's page for 404 is shown. */
export const pageNotFound = () => data(null, { status: 404, statusText: 'Not Found' });
