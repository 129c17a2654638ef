/** What names one request from the listening process over its worker to the API, in their logs and in the answer. */
export const requestIdHeader = 'x-request-id';
