import type { PageContext } from '../contract/page-context.ts';

/**
 * A part of a page that is useful without it, for which `MissingPart` shows a message.
 * @param onMissing of the page's context, which reports the failure
 * @returns null where one of its calls failed
 * @throws any other error, and that of a call that ended because the visitor has gone elsewhere
 */
export async function partIfAny<Part>(part: Promise<Part>, onMissing: PageContext['onMissing']): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    const { isAxiosError, code } = (error ?? {}) as { isAxiosError?: boolean; code?: string };
    if (!isAxiosError || code === 'ERR_CANCELED') throw error;
    onMissing?.(error);
    return null;
  }
}

/** The same for a list: its data. */
export async function dataIfAny<Data>(
  list: Promise<{ data: Data }>,
  onMissing: PageContext['onMissing'],
): Promise<Data | null> {
  return (await partIfAny(list, onMissing))?.data ?? null;
}
