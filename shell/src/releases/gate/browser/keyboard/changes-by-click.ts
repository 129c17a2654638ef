/** An element that is clicked. */

/**
 * Whether a click changes the page or leads elsewhere. What a page changes by itself meanwhile does not count: between a click and
 * what its listeners do at once nothing else runs, and what comes later has to come again with a second click, and not without one.
 * Runs in the browser.
 */
export async function changesByClick(clicked: Element): Promise<boolean> {
  /** How long an answer to a click may take; and how long a page is left alone, longer than the seconds of a clock. In milliseconds. */
  const [answer, alone] = [300, 2_500];
  let changed = new Set<object>();
  const observer = new MutationObserver((changes) => changes.forEach(({ target }) => changed.add(target)));
  observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  const changedWithin = async (time: number) => {
    changed = new Set();
    await new Promise((resolve) => void setTimeout(resolve, time));
    return changed;
  };
  const click = () => clicked.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const { href } = location;
  try {
    changed = new Set();
    click();
    // Frameworks render in the microtasks that follow a click.
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    if (changed.size > 0) {
      // A second click folds in what the first has unfolded.
      if (location.href === href) click();
      return true;
    }
    const first = await changedWithin(answer);
    if (location.href !== href) return true;
    if (first.size === 0) return false;
    const restless = await changedWithin(alone);
    click();
    const second = await changedWithin(answer);
    return location.href !== href || [...second].some((target) => first.has(target) && !restless.has(target));
  } finally {
    observer.disconnect();
  }
}
