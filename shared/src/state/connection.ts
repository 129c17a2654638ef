import { atom } from 'jotai';

/** Whether the browser is online; the server assumes so. */
export const onlineState = atom(true);

const failures = atom(0);

/** Counts failed requests: the progress bar turns to its failed style at each. */
export const failedRequests = atom((get) => get(failures));
export const reportFailedRequest = atom(null, (_get, set) => set(failures, (count) => count + 1));
