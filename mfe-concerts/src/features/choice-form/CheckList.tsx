import type { ReactNode } from 'react';
import styles from './CheckList.module.css';

interface CheckListOption {
  value: string;
  label: ReactNode;
  /** A second line: the state, the date. */
  note?: ReactNode;
  /** At the end of the line: a price. */
  figure?: ReactNode;
  isChecked: boolean;
  /** Shown but disabled; its note says why. */
  isDisabled?: boolean;
}

interface CheckListProps {
  legend: ReactNode;
  name: string;
  options: readonly CheckListOption[];
}

/** Checkboxes in columns; the whole line is the touch target. */
export function CheckList({ legend, name, options }: CheckListProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {options.map(({ value, label, note, figure, isChecked, isDisabled }) => (
          <label key={value} className={styles.option} data-disabled={isDisabled ? '' : undefined}>
            <input type="checkbox" name={name} value={value} defaultChecked={isChecked} disabled={isDisabled} />
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {figure && <span className={styles.figure}>{figure}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
