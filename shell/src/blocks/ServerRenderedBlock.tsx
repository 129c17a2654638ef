import { useFollowedLinks } from '@ofgc/shared/design/text/Html/use-followed-links.ts';
import { useReachableTables } from '@ofgc/shared/design/text/Html/use-reachable-tables.ts';

/** React leaves the markup inside an element alone whose HTML is given as text: this one gives none, and keeps the server's. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** A block as the server rendered it, without its code. Its links to pages of the site need no new document. */
export function ServerRenderedBlock({ id }: { id: string }) {
  const listening = { ref: useReachableTables(), onClick: useFollowedLinks() };
  return <div data-block={id} {...listening} {...untouched} />;
}
