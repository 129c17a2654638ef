import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

interface FinderSelectProps {
  /** The query parameter of the calendar. */
  name: string;
  label: string;
  /** The choice that restricts nothing. */
  anyLabel: string;
  options: readonly FacetOption[];
  value: string;
  onChoose: (value: string) => void;
}

/** One select of the sentence. Options that would leave no concert are disabled. */
export function FinderSelect({ name, label, anyLabel, options, value, onChoose }: FinderSelectProps) {
  return (
    <select name={name} aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.count === 0 && option.value !== value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
