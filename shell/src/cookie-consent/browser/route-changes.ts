/**
 * Calls back with each new path when its page is shown, once. The address changes before the page does, and style sheets
 * of a section come into the head before its page: a page is shown when its title or its canonical address is there.
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
