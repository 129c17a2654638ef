/**
 * What one entry of the content says of another one.
 * @param entry the entry that names it: `events.json: id 5`
 * @param what the other one, in words: `the season 2627`
 * @throws Error for the editor where it does not exist
 */
export function resolve<Value>(value: Value | undefined, entry: string, what: string): Value {
  if (value === undefined) throw new Error(`${entry}: ${what} is not known`);
  return value;
}
