/** For how long a visitor waits for the choice to be kept, in milliseconds. */
const consentTimeout = 10_000;

/**
 * Sends the form as the browser would. The server sets the cookie: one that a script sets, some browsers forget within days.
 * @returns whether the server took it
 */
export async function saveChoice(action: string, answer: FormData): Promise<boolean> {
  const fields = [...answer].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  try {
    // It answers a form with the way back to the page, which is not needed here.
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
