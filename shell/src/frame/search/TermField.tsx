import { FieldFrame } from '@ofgc/shared/design/forms/Field/FieldFrame.tsx';
import { longestTerm } from '@ofgc/shared/domain/search/search-limits.ts';
import { useId } from 'react';

/** For the browser's own validation: requires something other than spaces. An empty term is not sent, even without JavaScript. */
export const somethingPattern = String.raw`.*\S.*`;

/** The search field of a page. */
export function TermField({ label, defaultValue }: { label: string; defaultValue?: string }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <input
        id={id}
        name="term"
        type="search"
        defaultValue={defaultValue}
        maxLength={longestTerm}
        pattern={somethingPattern}
        required
      />
    </FieldFrame>
  );
}
