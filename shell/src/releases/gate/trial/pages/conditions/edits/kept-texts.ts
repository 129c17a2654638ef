import type { ModuleState } from '../../../../../../server/worker/trial/module-state.ts';
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
 * @param usual the page before the edit @param edited after it, with an addition to each text @param kept what modules keep
 */
export async function keptTextProblems(
  address: string,
  usual: Pick<TriedPage, 'html'>,
  edited: Pick<TriedPage, 'html' | 'answers' | 'status'>,
  { remote, kept }: Pick<PageTrial, 'remote'> & { kept: ModuleState },
): Promise<string[]> {
  if (edited.status !== 200) return [];
  const shown = textsIn(edited.html);
  const added = [`${editedWord} ${exampleTag}`, editedWord];
  const old = edited.answers.flatMap((answer) => textsOf(answer, added)).filter((text) => shown.has(escaped(text)));
  if (old.length === 0) return [];
  const before = textsIn(usual.html);
  const own = new Set(Object.values(flatten((await remote.locales.es()).default)));
  const prints = [...kept.values()].map(({ print }) => print);
  const found = [...new Set(old)].filter(
    (text) =>
      !own.has(text) &&
      before.has(escaped(text)) &&
      prints.some((print) => print.includes(JSON.stringify(text).slice(1, -1))),
  );
  const [first = ''] = found.toSorted((one, other) => other.length - one.length);
  return first.length >= sentence || found.length >= fewest
    ? [
        `${address} shows “${first.slice(0, 60)}” as it was before it was edited: a variable of a module keeps it for all who come later`,
      ]
    : [];
}

/** The texts between the tags of a page, as its markup has them. */
function textsIn(html: string): ReadonlySet<string> {
  const { markup } = splitPage(html);
  return new Set(markup.slice(Math.max(0, markup.indexOf('<main'))).split(/<[^>]*>/));
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** The texts of an edited answer as they were before. @param added what an edit may have added */
function textsOf(value: unknown, added: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((one) => textsOf(one, added));
  if (typeof value !== 'string') return [];
  const end = added.find((one) => value.endsWith(one));
  const text = end ? value.slice(0, -end.length) : '';
  return text.length >= leastLetters ? [text] : [];
}
