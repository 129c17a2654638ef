import type { Rendered } from '../../rendered-page.ts';
import type { KeptMarkup } from './watched-markup.ts';

/**
 * Parts that the server keeps under the instant of their rendering: no later visit finds them, and they take the place of others.
 * @param pages those that were tried @returns one line at most
 */
export function timedMarkupProblems(
  pages: readonly Pick<Rendered, 'address' | 'html'>[],
  { timed }: Pick<KeptMarkup, 'timed'>,
): string[] {
  const page = pages.find(({ html }) => timed.some((text) => html.includes(text)));
  return page
    ? [
        `${page.address} has a part that the server keeps (cachedOnServer) under the instant at which it was rendered: no later visit finds it, name the day in its key`,
      ]
    : [];
}
