/** How long a visitor waits for the choice to be saved, in milliseconds. */
const consentTimeout = 10_000;

/**
 * Sends the form as the browser would. The server sets the cookie, because some browsers delete cookies of scripts within days.
 * @returns whether the server accepted the choice
 */
export async function saveChoice(action: string, answer: FormData): Promise<boolean> {
  const fields = [...answer].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    // The server responds to the form with a redirect back to the page, which is not followed.
    const { type } = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(consentTimeout),
    });
    return type === 'opaqueredirect';
  } catch {
    return false;
  }
}
