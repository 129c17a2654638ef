/** A number in the address's query; undefined where it is absent or empty, NaN for other text: the API refuses NaN with 400. */
export function numberInQuery(request: Pick<Request, 'url'>, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name);
  return value === null || value === '' ? undefined : Number(value);
}
