import type { ChangeEvent } from 'react';
import type { FacetOption } from '../../../http/list.schema.ts';
import styles from './FilterMenu.module.css';

interface FilterMenuProps {
  legend: string;
  name: string;
  options: readonly FacetOption[];
  selected: readonly string[];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Boxes to tick with their counts, at most 400 px high; empty ones are shown and cannot be chosen. */
export function FilterMenu({ legend, name, options, selected, onChange }: FilterMenuProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {options.map(({ value, label, count }) => {
          const isChosen = selected.includes(value);
          const isEmpty = count === 0 && !isChosen;
          return (
            <label key={value} data-empty={isEmpty ? '' : undefined}>
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={isChosen}
                disabled={isEmpty}
                onChange={onChange}
              />
              <span>{label}</span> <span>{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
