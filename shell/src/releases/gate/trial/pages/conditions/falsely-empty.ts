import { readElements } from '../../../page/elements.ts';
import type { TriedPage } from '../tried-page.ts';

/** Words that there is nothing, and those of a page that says that it does not know. */
const nothing =
  /\bno (?:hay|se ha|tenemos|existe)|ning[uú]n|(?:todav[ií]a|a[uú]n) no\b|\bsin (?:resultados|entradas|noticias)|\bthere (?:is|are) no\b|\bno \p{L}+ (?:found|yet)\b|\bnothing\b|\bnone\b|\bwe have no\b/iu;
const unknown =
  /disponib|available|m[aá]s tarde|later|int[eé]nt|try again|error|cargar|load|conexi|connection|problem|puede|can(?:no|')t|could/i;

/**
 * Pages that say with 200 that there is nothing of a kind, where the API did not answer calls of theirs: visitors and search engines
 * believe it. @param where the page's address and what did not answer @param away the page then
 * @param whenEmpty renders it where all lists of the API are empty
 */
export async function falselyEmptyProblems(
  where: string,
  usual: Pick<TriedPage, 'html'>,
  away: Pick<TriedPage, 'status' | 'html' | 'called'>,
  whenEmpty: () => Promise<Pick<TriedPage, 'html'>>,
): Promise<string[]> {
  if (away.status !== 200 || away.called.length === 0) return [];
  const fresh = textsIn(away.html).filter((text) => !usual.html.includes(text));
  const said = fresh.filter((text) => nothing.test(text));
  if (said.length === 0 || fresh.some((text) => unknown.test(text))) return [];
  const empty = new Set(textsIn((await whenEmpty()).html));
  const [wrong] = said.filter((text) => empty.has(text));
  return wrong === undefined
    ? []
    : [`${where} says “${wrong.slice(0, 60)}”, as if it knew: a page whose data did not come says so, or answers 503`];
}

function textsIn(html: string): string[] {
  return readElements(html).flatMap(({ part, name, text }) =>
    part === 'main' && name !== 'script' && text.trim() ? text.trim() : [],
  );
}
