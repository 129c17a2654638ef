import { defaultLocale, locales, type Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn, textSchema, type Text, type TextReader } from '../../content/bilingual.ts';
import type { ContentBlock } from './check-blocks.ts';
import { stripTags, sanitised } from '../../content/sanitise-html.ts';
import { oneAfterAnother } from '../../content/words-in-line.ts';

/**
 * Blocks in one language. A block has `lang` if its texts fell back to the other language; for a section, that is the language of its
 * title. Every field named `html` is sanitised.
 */
export function readBlocks(blocks: readonly ContentBlock[], lang: Locale): ContentBlock[] {
  return blocks.map((block) => {
    const read = readerIn(lang);
    const { blocks: children, ...own } = block;
    const words = readWords(own, read) as ContentBlock;
    return {
      ...words,
      ...(read.lang !== lang && { lang: read.lang }),
      ...(Array.isArray(children) && { blocks: readBlocks(children as ContentBlock[], lang) }),
    };
  });
}

function readWords(value: unknown, read: TextReader, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => readWords(item, read));
  if (typeof value === 'string') return name === 'html' ? sanitised(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const text = textSchema.safeParse(value);
  if (text.success) return name === 'html' ? sanitised(read(text.data)) : read(text.data);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readWords(item, read, key)]));
}

/** Whether any block, at any depth, fell back to the other language. */
export function hasFallenBack(blocks: readonly ContentBlock[]): boolean {
  return blocks.some(
    (block) =>
      block.lang === defaultLocale || (Array.isArray(block.blocks) && hasFallenBack(block.blocks as ContentBlock[])),
  );
}

/** The text of all blocks in one language, for the search. */
export function blockText(blocks: readonly ContentBlock[], lang: Locale): string {
  return oneAfterAnother(collectWords(blocks, readerIn(lang)).map(stripTags));
}

function collectWords(value: unknown, read: TextReader): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => collectWords(item, read));
  if (typeof value !== 'object' || value === null) return [];
  const text = textSchema.safeParse(value);
  return text.success ? [read(text.data)] : Object.values(value).flatMap((item) => collectWords(item, read));
}

/** Titles and names in blocks, in both languages, for search. */
export function blockTitles(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(blockTitles);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key !== 'title' && key !== 'name') return blockTitles(item);
    return typeof item === 'string' ? [item] : locales.map((lang) => readerIn(lang)(item as Text));
  });
}
