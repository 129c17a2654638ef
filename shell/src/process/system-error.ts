/**
 * The code of an error of the system (no memory, no disk, too many files), which is nobody's fault; undefined for any other error, and
 * for a file that is missing, because it is missing in the release.
 */
export function systemCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) && code !== 'ENOENT' ? code : undefined;
}
