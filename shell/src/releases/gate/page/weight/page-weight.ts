import { brotliCompressSync, constants } from 'node:zlib';
import { splitPage } from './page-data.ts';

/** The most letters of a page, and the most bytes of it as visitors get it; the heaviest now has 126,000 and 21 KB. */
const mostLetters = 600_000;
const mostBytes = 60 * 1024;
/** The most letters that a section's parts on the home page may have; all live ones have fewer. */
const mostOfParts = 400_000;
/** The most letters of a page's data, which browsers read before it reacts; the heaviest has 32,000. */
const mostOfData = 150_000;
/** Compressing takes time, and shorter pages are light enough. */
const shortPage = 200_000;

/** A page that carries far more than it shows, which visitors on slow connections wait for. */
export function pageWeightProblems(html: string): string[] {
  const { data } = splitPage(html);
  if (data.length > mostOfData) return [`has data of ${data.length} letters; ${mostOfData} are the most`];
  if (html.length <= shortPage) return [];
  if (html.length > mostLetters) return [`has ${html.length} letters with its data; ${mostLetters} are the most`];
  const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return length > mostBytes
    ? [`weighs ${Math.round(length / 1024)} KB with its data; ${mostBytes / 1024} KB are the most`]
    : [];
}

/** Parts of the home page that make it far heavier. @param letters that the page has more with all parts of the section than without */
export function partsWeightProblems(letters: number): string[] {
  return letters > mostOfParts ? [`has parts of ${letters} letters in it; ${mostOfParts} are the most`] : [];
}
