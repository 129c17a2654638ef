import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import type { FormState } from '../../../forms/form-state.ts';
import { ConflictContext } from './conflict-context.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

/**
 * Around a page that several people write. A form that is refused because of what has changed meanwhile (409) may be gone once the page is loaded again, or
 * folded: why it was refused stands here, above all of them, and not in the form.
 */
export function ConflictNotice({ children }: { children: ReactNode }) {
  const posted = useActionData<FormState | undefined>();
  const conflict = posted?.status === 409 ? posted : undefined;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) summary.current?.focus();
  }, [conflict]);
  return (
    <>
      {conflict && (
        <div role="alert">
          <FormErrorSummary ref={summary} state={conflict} />
        </div>
      )}
      <ConflictContext value>{children}</ConflictContext>
    </>
  );
}
