import { data } from 'react-router';

/** The value thrown for a remote that cannot be shown: it leads to the remote's error view with a 503, never a 404. */
export function remoteUnavailable(remote: string) {
  return data({ remote }, { status: 503, statusText: 'Service Unavailable' });
}

/** Whether what was thrown is that value. */
export function isRemoteUnavailable(error: unknown): boolean {
  return (error as Partial<ReturnType<typeof remoteUnavailable>> | undefined)?.data?.remote !== undefined;
}
