/** How long a visitor waits for the choice to be saved, in milliseconds. */
const consentTimeout = 10_000;

/**
 * Sends the form as the browser would. The server sets the cookie, because some browsers delete cookies of scripts within days.
 * @param saving aborts the request, here when it takes too long @returns whether the server accepted the choice
 */
export async function saveChoice(action: string, answer: FormData, saving: AbortController): Promise<boolean> {
  const fields = [...answer].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // Not `AbortSignal.any`, which browsers lack that run this code.
  setTimeout(() => saving.abort(), consentTimeout);
  try {
    // The server responds to the form with a redirect back to the page, which is not followed.
    const { type } = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: saving.signal,
    });
    return type === 'opaqueredirect';
  } catch {
    return false;
  }
}
