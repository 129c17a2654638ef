/**
 * Does the same work for many items, for a few at the same time. After an error no further one is begun.
 * @param atOnce how many @throws the first error, once all work that was begun has ended
 */
export async function fewAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const errors: unknown[] = [];
  const next = async () => {
    while (waiting.length > 0 && errors.length === 0)
      await work(waiting.shift() as Item).catch((error: unknown) => void errors.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (errors.length > 0) throw errors[0];
}
