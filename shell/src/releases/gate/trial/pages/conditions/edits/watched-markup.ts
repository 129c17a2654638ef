/** The markup that the server would keep of a section's own parts; but for `timed` by keys without any value of the API but figures and single words. */
export interface KeptMarkup {
  onKeep: (key: string, text: string) => void;
  /** As it was drawn first. */
  first: ReadonlyMap<string, string>;
  /** The keys under which it was drawn in another way later. */
  changed: ReadonlySet<string>;
  /** Markup that is kept under the instant of its rendering. */
  timed: readonly string[];
}

/** Objects in a key, by their content or by which they are: all that is shown of them is in it. */
const object = /[{@]/;

/** @param instant at which all pages are rendered */
export function watchKeptMarkup(remote: string, instant: Date): KeptMarkup {
  const times = timesOf(instant);
  const timed: string[] = [];
  const first = new Map<string, string>();
  const changed = new Set<string>();
  return {
    first,
    changed,
    timed,
    onKeep(key, text) {
      if (!text.includes(`class="${remote}-`)) return;
      if (times.some((time) => key.includes(time))) timed.push(text);
      if (object.test(key)) return;
      const before = first.get(key);
      if (before === undefined) first.set(key, text);
      else if (before !== text) changed.add(key);
    },
  };
}

/** How scripts write an instant. One without seconds may be that of an entry, unless its fractions say that it is none. */
function timesOf(instant: Date): string[] {
  const written = instant.toISOString();
  const second = written.slice(0, written.indexOf('.'));
  return [String(instant.getTime()), second.endsWith(':00') ? written : second];
}
