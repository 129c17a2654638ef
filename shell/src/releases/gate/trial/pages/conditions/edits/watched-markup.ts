/** The markup that the server would keep of a section's own parts, by keys without any value of the API but figures and single words. */
export interface KeptMarkup {
  onKeep: (key: string, text: string) => void;
  /** As it was drawn first. */
  first: ReadonlyMap<string, string>;
  /** The keys under which it was drawn in another way later. */
  changed: ReadonlySet<string>;
}

/** Objects in a key, by their content or by which they are: all that is shown of them is in it. */
const object = /[{@]/;

export function watchKeptMarkup(remote: string): KeptMarkup {
  const first = new Map<string, string>();
  const changed = new Set<string>();
  return {
    first,
    changed,
    onKeep(key, text) {
      if (object.test(key) || !text.includes(`class="${remote}-`)) return;
      const before = first.get(key);
      if (before === undefined) first.set(key, text);
      else if (before !== text) changed.add(key);
    },
  };
}
