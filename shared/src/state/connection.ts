import { atom } from 'jotai';

/** Whether the browser is online; the server assumes so. */
export const onlineState = atom(true);

const failures = atom(0);

/** Counts failed requests: at each, the progress bar changes to its failed style. */
export const failedRequests = atom((get) => get(failures));
export const reportFailedRequest = atom(null, (_get, set) => set(failures, (count) => count + 1));
