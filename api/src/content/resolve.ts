/**
 * Returns the entry that another entry refers to.
 * @param entry the entry that refers to it: `events.json: id 5`
 * @param what the entry referred to, in words: `the season 2627`
 * @throws Error for the editor where that entry does not exist
 */
export function resolve<Value>(value: Value | undefined, entry: string, what: string): Value {
  if (value === undefined) throw new Error(`${entry}: ${what} is not known`);
  return value;
}
