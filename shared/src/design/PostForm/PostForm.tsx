import { reportFailure } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useNavigation } from 'react-router';
import type { ConsentQuestion } from '../../domain/consent.schema.ts';
import { localisedPath } from '../../i18n/localised-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { type FormAnswer, formField } from '../../forms/form-answer.ts';
import type { ButtonKind } from '../Button/button-class.ts';
import { Button } from '../Button/Button.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { FormProblems } from './FormProblems.tsx';
import styles from './PostForm.module.css';

/** What ties a field to the form's answer: `<Field label="…" {...field('email')} />`. */
export interface FieldTies {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

interface PostFormProps {
  /** Tells the forms of a page apart, and names its task in the page's `action`. */
  name: string;
  /** The words of its button. */
  submit: string;
  kind?: ButtonKind;
  /** What the visitor agrees to; it also carries what keeps programs out. */
  consent?: ConsentQuestion;
  /** The id of its heading. */
  labelledBy?: string;
  /** The page that answers it, without locale; its own where there is none. */
  action?: string | undefined;
  children?: (field: (name: string) => FieldTies) => ReactNode;
}

/**
 * A form of a page, posted to the page's own address and answered by its `action` (`formAction`): by the server for a
 * plain post, in the browser where React runs. There are no checks here: the rules and their words are the API's.
 * Fields stand two a line; `isWide` takes a whole one.
 */
export function PostForm({ name, submit, kind, consent, labelledBy, action, children }: PostFormProps) {
  const locale = useLocale();
  const { t } = useTranslation('shared');
  const problems = useRef<HTMLDivElement>(null);
  const answer = useFormAnswer(name, () => problems.current?.focus());
  const isBusy = useNavigation().formData?.get(formField) === name;
  const idOf = (field: string) => `${name}-${field}`;
  const ties = (field: string) => ({
    id: idOf(field),
    name: field,
    error: answer?.errors[field],
    defaultValue: answer?.values[field],
  });
  return (
    <Form
      className={styles.form}
      method="post"
      action={action && localisedPath(action, locale)}
      noValidate
      preventScrollReset
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name={formField} value={name} />
      {answer && <FormProblems ref={problems} answer={answer} idOf={idOf} />}
      {children && <div className={styles.fields}>{children(ties)}</div>}
      {consent && (
        <ConsentFields
          consent={consent}
          {...ties('consent')}
          isTicked={answer?.values.consent === 'true'}
          firstShownAt={answer?.values.shownAt}
        />
      )}
      {consent && <p className={styles.note}>{t('form.required')}</p>}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}

/** What became of this form when it was sent last. A failure is also the progress bar's. @param onFailure once each time */
function useFormAnswer(name: string, onFailure: () => void): FormAnswer | undefined {
  const posted = useActionData<FormAnswer | undefined>();
  const answer = posted?.form === name ? posted : undefined;
  const report = useSetAtom(reportFailure);
  const fail = useEffectEvent(() => {
    report();
    onFailure();
  });
  useEffect(() => {
    if (answer) fail();
  }, [answer]);
  return answer;
}
