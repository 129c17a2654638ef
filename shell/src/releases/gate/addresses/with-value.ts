import { splitAddress } from './split-address.ts';
/** The address, without its part of the page, with this value for each of its parameters. */
export function withValue(address: string, parameters: readonly string[], value: string): string {
  const { pathname, query } = splitAddress(address);
  const asked = new URLSearchParams(query);
  for (const parameter of parameters) asked.set(parameter, value);
  return `${pathname}?${asked.toString()}`;
}
