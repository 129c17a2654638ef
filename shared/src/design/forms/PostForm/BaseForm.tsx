import type { FormEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { formField } from '../../../forms/form-state.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { localisedPath } from '../../../routes/localised-path.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonKind } from '../Button/button-class.ts';

export interface BaseFormProps {
  /** Tells the forms of a page apart, and names its handler in the page's `action`. */
  name: string;
  /** The words of its button. */
  submit: ReactNode;
  kind?: ButtonKind | undefined;
  /** The id of its heading. */
  labelledBy?: string | undefined;
  /** The page that answers it, without locale; its own where there is none. */
  action?: string | undefined;
}

interface BaseFormParts extends BaseFormProps {
  className: string | undefined;
  isBusy: boolean;
  /** For a form that stays where it is: prevents the default. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** What all posted forms are: posted to an address that answers a plain post, and checked by nobody but the API. */
export function BaseForm({
  name,
  submit,
  kind,
  labelledBy,
  action,
  className,
  isBusy,
  onSubmit,
  children,
}: BaseFormParts) {
  const locale = useLocale();
  return (
    <Form
      className={className}
      method="post"
      action={action && localisedPath(action, locale)}
      noValidate
      preventScrollReset
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formField} value={name} />
      {children}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
