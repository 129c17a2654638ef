/** The ids that connect a control with its hint and its error. */
export function fieldIds(
  id: string,
  parts: { hint?: unknown; error?: unknown },
): { hintId: string; errorId: string; describedBy: string | undefined } {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const named = [parts.hint ? hintId : '', parts.error ? errorId : ''].filter(Boolean);
  return { hintId, errorId, describedBy: named.length ? named.join(' ') : undefined };
}
