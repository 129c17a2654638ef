import { flatten } from '../../../../declaration/catalogues/catalogues.ts';
import { splitPage } from '../../../../page/weight/page-data.ts';
import { exampleTag } from '../../../examples/example-value.ts';
import type { PageTrial } from '../../page-trial.ts';
import type { TriedPage } from '../../tried-page.ts';
import { editedWord } from './edited-content.ts';

/** Shorter texts may be in the code as well: names of houses. */
const leastLetters = 20;
/** A sentence of the API that is not in the code by chance; of shorter ones two. */
const sentence = 60;
const fewest = 2;

/**
 * Texts that a page shows as they were before they were edited, because a variable of a module keeps them (a `Map` by ids).
 * @param usual the page before the edit @param edited after it, with an addition to each text
 */
export async function keptTextProblems(
  address: string,
  usual: Pick<TriedPage, 'html'>,
  edited: Pick<TriedPage, 'html' | 'answers' | 'status'>,
  { remote, moduleState }: Pick<PageTrial, 'remote' | 'moduleState'>,
): Promise<string[]> {
  if (edited.status !== 200) return [];
  const [before, after] = [textsIn(usual.html), textsIn(edited.html)];
  const added = [`${editedWord} ${exampleTag}`, editedWord];
  const old = new Set(
    edited.answers.flatMap((answer) => textsOf(answer, added)).filter((text) => after.has(text) && before.has(text)),
  );
  if (old.size === 0) return [];
  const own = new Set(Object.values(flatten((await remote.locales.es()).default)));
  const prints = [...moduleState().values()].map(({ print }) => print);
  const kept = [...old].filter(
    (text) => !own.has(text) && prints.some((print) => print.includes(JSON.stringify(text).slice(1, -1))),
  );
  const [first = ''] = kept.toSorted((one, other) => other.length - one.length);
  return first.length >= sentence || kept.length >= fewest
    ? [
        `${address} shows “${first.slice(0, 60)}” as it was before it was edited: a variable of a module keeps it for all who come later`,
      ]
    : [];
}

/** The texts between the tags of a page. */
function textsIn(html: string): ReadonlySet<string> {
  return new Set(
    splitPage(html)
      .markup.split(/<[^>]*>/)
      .map(decoded),
  );
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');
}

/** The texts of an edited answer as they were before. @param added what an edit may have added */
function textsOf(value: unknown, added: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((one) => textsOf(one, added));
  if (typeof value !== 'string') return [];
  const end = added.find((one) => value.endsWith(one));
  const text = end ? value.slice(0, -end.length) : '';
  return text.length >= leastLetters ? [text] : [];
}
