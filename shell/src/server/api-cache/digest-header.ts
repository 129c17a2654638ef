/** Of an answer that a worker keeps: what its text was, in short. No answer of the API's own has it. */
export const digestHeader = 'x-content-digest';
