import { useState } from 'react';

type CopyResult = 'copied' | 'notCopied';

/** Copies a text to the visitor's clipboard, which browsers offer only on pages with TLS. */
export async function copyText(text: string): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** @returns the result of the last attempt to copy, and a function that copies a text */
export function useCopy(): [CopyResult | undefined, (text: string) => void] {
  const [result, setResult] = useState<CopyResult>();
  return [result, (text) => void copyText(text).then(setResult)];
}
