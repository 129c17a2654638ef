/** The address with this value for each of its parameters. */
export function withValue(address: string, parameters: readonly string[], value: string): string {
  const [path, query] = address.split('?');
  const asked = new URLSearchParams(query);
  for (const parameter of parameters) asked.set(parameter, value);
  return `${path}?${asked.toString()}`;
}
