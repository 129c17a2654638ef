import type { MarkupCache } from '@ofgc/shared/contract/markup-cache.ts';
import { randomBytes } from 'node:crypto';
import { SecondChanceCache } from '../../page-cache/second-chance-cache.ts';

/** The limit of all cached markup of a worker, in bytes. */
const defaultMaxBytes = 4 * 1024 * 1024;
/** A string with one character beyond Latin-1 takes two bytes for each. */
const bytesPerCharacter = 2;
/** Ids of `useId` depend on the place in the page: markup with such an id cannot be used elsewhere. */
const placeId = /"[^"]*_R_/;
/** How many characters of each of two different texts an error shows. */
const shownDifference = 120;

interface RenderedMarkupOptions {
  maxBytes?: number;
  /** Renders every part although its markup is cached, and refuses a page where the two differ: the key is then incomplete. */
  isChecked?: boolean | undefined;
  /** Receives the key and the markup of each part that would be kept, where keys are checked. */
  onKeep?: ((key: string, text: string) => void) | undefined;
}

/**
 * Markup that is the same wherever it appears, by part and by the values of its key, for the life of a set of releases
 * (docs/decisions/0063-markup-cache.md). The name of its placeholder element is random, so that no content can imitate it.
 */
export class RenderedMarkup {
  readonly tag = `part-${randomBytes(8).toString('hex')}`;
  readonly #texts: SecondChanceCache<string>;
  readonly #ids = new WeakMap<object, number>();
  #lastId = 0;
  readonly isChecked: boolean;
  readonly onKeep: RenderedMarkupOptions['onKeep'];

  constructor({ maxBytes = defaultMaxBytes, isChecked = false, onKeep }: RenderedMarkupOptions = {}) {
    this.onKeep = onKeep;
    this.#texts = new SecondChanceCache(maxBytes);
    this.isChecked = isChecked;
  }

  /** The bytes of all cached markup, estimated. */
  get bytes(): number {
    return this.#texts.bytes;
  }

  /** The cached markup for one rendering. */
  forPage(): PageMarkup {
    return new PageMarkup(this);
  }

  get(key: string): string | undefined {
    return this.#texts.get(key);
  }

  set(key: string, text: string): void {
    // Copied, because a slice of a page's string would keep the whole string in memory.
    const copy = Buffer.from(text).toString();
    this.#texts.set(key, copy, copy.length * bytesPerCharacter);
  }

  keyOf(part: object, key: readonly unknown[]): string {
    return [this.#idOf(part), ...key.map((value) => this.#textOf(value))].join();
  }

  /** Frozen values, such as the API's responses, are compared by identity; values that loaders make are compared by content. */
  #textOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
    if (Object.isFrozen(value)) return `@${this.#idOf(value)}`;
    return Array.isArray(value) ? `[${value.map((one) => this.#textOf(one)).join()}]` : JSON.stringify(value);
  }

  #idOf(value: object): number {
    const known = this.#ids.get(value) ?? ++this.#lastId;
    this.#ids.set(value, known);
    return known;
  }
}

/** The cached parts of one rendering, each with its placeholder and its markup. */
export class PageMarkup implements MarkupCache {
  readonly tag: string;
  readonly #all: RenderedMarkup;
  readonly #asked: { key: string; text: string | undefined }[] = [];

  constructor(all: RenderedMarkup) {
    this.#all = all;
    this.tag = all.tag;
  }

  find(part: object, key: readonly unknown[]): { marker: number; isCached: boolean } {
    const known = this.#all.keyOf(part, key);
    const text = this.#all.isChecked ? undefined : this.#all.get(known);
    return { marker: this.#asked.push({ key: known, text }) - 1, isCached: text !== undefined };
  }

  /**
   * Replaces placeholder elements by cached markup, and caches the markup that was rendered.
   * @param mayKeep whether the whole page succeeded
   * @throws where keys are checked, and a part was rendered differently than before
   */
  resolve(html: string, mayKeep: boolean): string {
    const pieces = html.split(this.tag);
    if (pieces.length === 1) return html;
    const out: string[] = [];
    const open: { key: string; text: string | undefined; from: number }[] = [];
    // A piece begins with the text after the element's name, and ends with the `<` or `</` of the next one.
    for (const [index, piece] of pieces.entries()) {
      const isEnd = pieces[index - 1]?.endsWith('</') === true;
      const rest = index === 0 ? piece : piece.slice(piece.indexOf('>') + 1);
      if (index > 0 && isEnd) {
        const part = open.pop();
        if (part?.text !== undefined) out.push(part.text);
        else if (part && mayKeep) this.#keep(part.key, out.slice(part.from).join(''));
      } else if (index > 0) {
        const asked = this.#asked[Number(/^ n="(\d+)"/.exec(piece)?.[1])];
        open.push({ key: asked?.key ?? '', text: asked?.text, from: out.length });
      }
      const isLast = index === pieces.length - 1;
      out.push(isLast ? rest : rest.slice(0, rest.endsWith('</') ? -2 : -1));
    }
    return out.join('');
  }

  #keep(key: string, text: string): void {
    const known = this.#all.get(key);
    if (!key || text === known || (text.includes('_R_') && placeId.test(text))) return;
    this.#all.onKeep?.(key, text);
    if (this.#all.isChecked) refuseDifference(key, text, known ?? text);
    this.#all.set(key, text);
  }
}

/** @throws with both texts from where they differ */
function refuseDifference(key: string, drawn: string, kept: string): void {
  if (drawn === kept) return;
  let same = 0;
  while (same < drawn.length && drawn[same] === kept[same]) same++;
  const from = Math.max(0, same - shownDifference / 2);
  const [now, before] = [drawn, kept].map((text) => text.slice(from, from + shownDifference));
  throw new Error(
    `a part that the server keeps is made from more than its key says: "${now}", and before "${before}" (key ${key})`,
  );
}
