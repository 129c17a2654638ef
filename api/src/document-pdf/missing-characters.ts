import { type Font, openSync } from 'fontkit';
import { fonts } from './pdf-page.ts';

const letters = Object.values(fonts).map((path) => new Set((openSync(path) as Font).characterSet));

/** The characters of a text, each once, that a font of printed documents lacks: they would be printed as gaps. */
export function missingCharacters(text: string): string[] {
  const used = new Set(text.replaceAll(/\s/g, ''));
  return [...used].filter((character) => letters.some((known) => !known.has(character.codePointAt(0) ?? 0)));
}
