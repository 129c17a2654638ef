/** The header with the id of a request, the same in the logs of listening process, worker and API, and in the response. */
export const requestIdHeader = 'x-request-id';
