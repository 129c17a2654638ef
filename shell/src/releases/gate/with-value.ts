/** The address, without its part of the page, with this value for each of its parameters. */
export function withValue(address: string, parameters: readonly string[], value: string): string {
  const [path, query] = (address.split('#')[0] ?? '').split('?');
  const asked = new URLSearchParams(query);
  for (const parameter of parameters) asked.set(parameter, value);
  return `${path}?${asked.toString()}`;
}
