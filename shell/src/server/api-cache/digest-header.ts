/** The header in which a worker keeps the hash of an answer's text. The API itself never sends it. */
export const digestHeader = 'x-content-digest';
