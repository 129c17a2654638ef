import { useState } from 'react';

export type CopyResult = 'copied' | 'notCopied';

/** Puts a text on the visitor's clipboard. There is none on a page without TLS. */
export async function copyText(text: string): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** @returns how the last attempt to copy went, and the attempt itself */
export function useCopy(): [CopyResult | undefined, (text: string) => void] {
  const [result, setResult] = useState<CopyResult>();
  return [result, (text) => void copyText(text).then(setResult)];
}
