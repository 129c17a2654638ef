import { type MouseEvent, type Ref, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../forms/form-state.ts';
import { ConflictContext } from './conflict-context.ts';
import { fieldId } from './field-binding.ts';
import styles from './FormErrorSummary.module.css';

interface FormErrorSummaryProps {
  state: FormState;
  ref: Ref<HTMLDivElement>;
}

/** Why a form came back, with the way to each field. Without JavaScript it has the focus from the start. */
export function FormErrorSummary({ state, ref }: FormErrorSummaryProps) {
  const { t } = useTranslation('shared');
  const isToldAbove = use(ConflictContext) && state.status === 409;
  if (isToldAbove) return null;
  const errors = Object.entries(state.errors);
  const title =
    errors.length > 0
      ? t('form.errors', { count: errors.length })
      : t(state.status >= 500 ? 'form.unavailable' : 'form.refused');
  const words = state.status >= 500 ? t('form.unavailableText') : state.message;
  return (
    <div ref={ref} className={styles.summary} role="group" aria-label={title} tabIndex={-1} autoFocus>
      <p className={styles.title}>{title}</p>
      {errors.length > 0 ? (
        <ul className={styles.list}>
          {errors.map(([field, error]) => (
            <li key={field}>
              <a href={`#${fieldId(state.form, field)}`} onClick={focusTarget}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        words && <p>{words}</p>
      )}
    </div>
  );
}

/** A navigation, even to an anchor, would discard the form's state. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
