import type { Random } from './poster-types.ts';

/** Random numbers by mulberry32, seeded by FNV-1a: little code, the same results in all engines. */
export function seeded(text: string): Random {
  let a = 2166136261;
  for (const character of text) a = Math.imul(a ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random entry of a non-empty list. */
export function pick<Item>(list: readonly [Item, ...Item[]], random: Random): Item {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
