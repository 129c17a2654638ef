/** The items with these ids, in the order of the ids; ids without an item are left out. */
export function inOrderOfIds<Item extends { id: number }>(ids: readonly number[], items: readonly Item[]): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
