/** A path with a query in the order given; parameters without a value are left out, so that the same values give the same address. */
export function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
