import { isName } from '../../declaration/catalogues/catalogue-texts.ts';
import { isApiText } from '../../page/is-api-text.ts';
import type { Rendered } from './rendered-page.ts';

type Titled = Pick<Rendered, 'address' | 'status' | 'title' | 'heading' | 'alternate' | 'answers' | 'isPrivate'>;

/** One word may be a name. */
const fewestWords = 2;

/** Pages that have one title in both languages, which is the heading of one of them alone: tabs and search engines say the wrong one. */
export function foreignTitleProblems(pages: readonly Titled[]): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return pages.flatMap(({ address, status, title, heading, alternate, answers, isPrivate }) => {
    const other = byAddress.get(alternate ? (URL.parse(alternate)?.pathname ?? '') : '');
    if (status !== 200 || isPrivate || !title || title.split(/\s+/).length < fewestWords) return [];
    if (!other || other.title !== title || heading === title || other.heading !== title || heading === '') return [];
    // A name is the same in both.
    return isApiText(title, answers) || isName.test(title)
      ? []
      : [
          `${address} has the title “${title}”, as the page in the other language, and the heading “${heading}”: see meta in its handle`,
        ];
  });
}
