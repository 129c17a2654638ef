import { useFollowedLinks } from '@ofgc/shared/design/text/Html/use-followed-links.ts';
import { serverMarkup } from '@ofgc/shared/hydration/server-markup.ts';
import { useReachableTables } from '@ofgc/shared/design/text/Html/use-reachable-tables.ts';

/** A block as the server rendered it, without its code. Its links to pages of the site navigate in place. */
export function ServerRenderedBlock({ id }: { id: string }) {
  const listening = { ref: useReachableTables(), onClick: useFollowedLinks() };
  return <div data-block={id} {...listening} {...serverMarkup} />;
}
