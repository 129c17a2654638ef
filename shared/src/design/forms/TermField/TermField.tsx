import { useId } from 'react';
import { longestTerm, somethingPattern } from '../../../domain/search/search-limits.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';

/** The field of a search of the whole site, by the name that the search's page reads. */
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
