import { data } from 'react-router';

/** What is thrown for a remote that cannot be shown: its error view, and a true status, never a 404. */
export function remoteUnavailable(remote: string) {
  return data({ remote }, { status: 503, statusText: 'Service Unavailable' });
}
