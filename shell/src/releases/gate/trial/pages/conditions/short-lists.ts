/** Empties a list of the API, as it is before anything is entered or when everything is over; other responses are unchanged. */
export function withoutEntries(_path: string, answer: unknown): unknown {
  const { data, meta } = answer as ListAnswer;
  if (!Array.isArray(data)) return answer;
  const facets = Object.fromEntries(Object.keys(meta?.facets ?? {}).map((name) => [name, []]));
  return { data: [], ...(meta && { meta: { ...meta, total: 0, facets } }) };
}

/** Leaves the first entry of a list of what passes, as at the end of a season. Facets stay: it is not known which ones the entry is in. */
export function withOneEntry(_path: string, answer: unknown): unknown {
  const { data, meta } = answer as ListAnswer;
  if (!isLongList(answer) || !Array.isArray(data)) return answer;
  return { ...(answer as object), data: data.slice(0, 1), ...(meta && { meta: { ...meta, total: 1 } }) };
}

/** A day or an instant as a value of the API. */
const day = /"\d{4}-\d\d-\d\d/;

/**
 * Whether an answer is a list with entries to leave out, all of which pass: they have a day. Others (halls, departments, groups) stay whole,
 * because entries of other lists name them, so that without them the API's answers would contradict each other.
 */
export function isLongList(answer: unknown): boolean {
  const { data } = (answer ?? {}) as ListAnswer;
  return Array.isArray(data) && data.length > 1 && day.test(JSON.stringify(data[0]));
}

interface ListAnswer {
  data?: unknown;
  meta?: { facets?: object };
}
