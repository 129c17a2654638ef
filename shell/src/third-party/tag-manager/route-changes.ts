/**
 * Calls back once for each new path, when its page is shown. The address changes before the page does, and the style sheets of a
 * section are added to the head before its page: a page counts as shown when its title or its canonical address changes in the head.
 */
export function onRouteShown(hear: (path: string) => void): void {
  let shown = location.pathname;
  let head = identity();
  new MutationObserver(() => {
    const before = head;
    head = identity();
    if (location.pathname === shown || head === before) return;
    shown = location.pathname;
    hear(shown);
  }).observe(document.head, { subtree: true, childList: true, characterData: true, attributes: true });
}

const identity = () => `${document.title} ${document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href}`;
