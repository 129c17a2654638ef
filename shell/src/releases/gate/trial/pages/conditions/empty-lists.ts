/** Empties a list of the API, as it is before anything is entered or when everything is over; other responses are unchanged. */
export function withoutEntries(_path: string, answer: unknown): unknown {
  const { data, meta } = answer as { data?: unknown; meta?: { facets?: object } };
  if (!Array.isArray(data)) return answer;
  const facets = Object.fromEntries(Object.keys(meta?.facets ?? {}).map((name) => [name, []]));
  return { data: [], ...(meta && { meta: { ...meta, total: 0, facets } }) };
}
