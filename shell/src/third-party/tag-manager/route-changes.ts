/**
 * Calls back once for each new path or query, when its page is shown. The address changes before the page does, and the style sheets of
 * a section are added to the head before its page: a page counts as shown when its title or its canonical address changes in the head.
 * @param hear gets the path alone: a query may contain what a visitor typed
 */
export function onRouteShown(hear: (path: string) => void): void {
  let shown = address();
  let head = identity();
  new MutationObserver(() => {
    const before = head;
    head = identity();
    if (address() === shown || head === before) return;
    shown = address();
    hear(location.pathname);
  }).observe(document.head, { subtree: true, childList: true, characterData: true, attributes: true });
}

const address = () => location.pathname + location.search;
const identity = () => `${document.title} ${document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href}`;
