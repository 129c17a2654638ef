import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormAnswer } from '../../forms/form-answer.ts';
import styles from './FormProblems.module.css';

interface FormProblemsProps {
  answer: FormAnswer;
  /** The id of a field's control. */
  idOf: (field: string) => string;
  ref: Ref<HTMLDivElement>;
}

/** Why a form came back, with the way to each field. Without JavaScript it has the focus from the start. */
export function FormProblems({ answer, idOf, ref }: FormProblemsProps) {
  const { t } = useTranslation('shared');
  const errors = Object.entries(answer.errors);
  const title =
    errors.length > 0
      ? t('form.problems', { count: errors.length })
      : t(answer.status >= 500 ? 'form.unavailable' : 'form.refused');
  const words = answer.status >= 500 ? t('form.unavailableText') : answer.message;
  return (
    <div ref={ref} className={styles.problems} role="group" aria-label={title} tabIndex={-1} autoFocus>
      <p className={styles.title}>{title}</p>
      {errors.length > 0 ? (
        <ul className={styles.list}>
          {errors.map(([field, error]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} onClick={focusTarget}>
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

/** A navigation, even to an anchor, would end the form's answer. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
