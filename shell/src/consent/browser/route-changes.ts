/**
 * Calls back with each new path when its page is shown, once. The head changes with the page (title, canonical address),
 * and only after the address: whoever asks for the title then gets the page's own.
 */
export function onRouteShown(hear: (path: string) => void): void {
  let shown = location.pathname;
  new MutationObserver(() => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    hear(shown);
  }).observe(document.head, { subtree: true, childList: true, characterData: true, attributes: true });
}
