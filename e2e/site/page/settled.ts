/** How long a number must stay the same, in milliseconds. */
const rest = 1_000;

/**
 * Waits until a number has not changed for a second: for tests that something is not requested. What must be requested is awaited
 * before. Playwright's `networkidle` comes once in a document, so it does not wait for what follows a click.
 */
export async function settled(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
