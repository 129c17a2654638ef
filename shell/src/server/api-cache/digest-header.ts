/** The header in which a worker stores the hash of a response's text. The API itself never sends it. */
export const digestHeader = 'x-content-digest';
