import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import type { FormState } from '../../../forms/form-state.ts';
import { ConflictContext } from './conflict-context.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

/**
 * Around the forms of a page that several people edit. A form that was refused because somebody else was faster (409) may be gone or folded after the page
 * has loaded again, so the reason stands above all forms.
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
      {conflict && <FormErrorSummary ref={summary} state={conflict} />}
      <ConflictContext value>{children}</ConflictContext>
    </>
  );
}
