import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';

interface FinderSelectProps {
  /** Of the calendar's address. */
  name: string;
  label: string;
  /** The choice that restricts nothing. */
  anyLabel: string;
  options: readonly FacetOption[];
  value: string;
  onChoose: (value: string) => void;
}

/** One word of the sentence. What would leave no concert cannot be chosen. */
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
