/** A fold pressed in the lowest part of the screen, where nothing of what it unfolds is seen, is brought into view with it. */
export function unfoldIntoView(): void {
  addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const fold = summary?.parentElement;
    if (!(fold instanceof HTMLDetailsElement)) return;
    // After the browser has unfolded it.
    requestAnimationFrame(() => {
      const isLow = (summary?.getBoundingClientRect().bottom ?? 0) > (innerHeight * 2) / 3;
      if (fold.open && isLow) fold.scrollIntoView({ block: 'nearest' });
    });
  });
}
