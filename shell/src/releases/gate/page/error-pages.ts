import { elementsWithin } from './element-tree.ts';
import { readElements } from './elements.ts';

/** A line of an error’s stack. */
const stackLine = /\bat (?:async )?[^\n]{0,120}?(?:file:|https?:|node:|\/)[^\s)]+:\d+:\d+/;

/**
 * An error page of the section’s own that says nothing at all, so that visitors do not learn what happened, or that shows the place in
 * the code. Without an own one the shell’s is shown. @returns one line at most
 */
export function errorPageProblems({ status, html }: { status: number; html: string }): string[] {
  if (status < 400 || html === '') return [];
  const all = readElements(html);
  const main = [...elementsWithin(all, ({ name }) => name === 'main')];
  const unread = elementsWithin(main, ({ name }) => ['script', 'style', 'template'].includes(name));
  const words = main.flatMap((one) => (unread.has(one) ? [] : one.text)).join('\n');
  if (main.length > 0 && !/\p{L}{2}/u.test(words))
    return [`shows a page without a word where it answers ${status}: see its ErrorBoundary`];
  return stackLine.test(words) ? [`shows the stack of an error where it answers ${status}: see its ErrorBoundary`] : [];
}
