/** An entry of a list in a request header, and its weight: from 0, which refuses it, to 1. */
type Weighted = [name: string, weight: number];

/**
 * Reads a header such as `Accept-Language: en;q=0.8, es`. An entry without a weight has the weight 1 (RFC 9110, 12.4.2).
 * Written here instead of a dependency on negotiator: it is ten lines, and their time grows with the header's length alone.
 * @returns the entries in lower case, in their order
 */
export function readWeights(header: string): Weighted[] {
  return header
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((word) => word.trim());
      const weight = parameters.find((word) => word.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    });
}
