import { useState } from 'react';

export type CopyResult = 'copied' | 'notCopied';

/** Puts a text on the visitor's clipboard. @returns how the last attempt went, and the attempt itself */
export function useCopy(): [CopyResult | undefined, (text: string) => Promise<void>] {
  const [result, setResult] = useState<CopyResult>();
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  return [result, copy];
}
