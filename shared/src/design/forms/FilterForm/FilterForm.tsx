import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Filters } from '../../../filters/filters.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { localisedPath } from '../../../routes/localised-path.ts';
import { withQuery } from '../../../routes/with-query.ts';

interface FilterFormProps {
  /** The form's accessible name. */
  label: string;
  /** The list without filters, without locale. */
  path: string;
  /** The filters of the address, which the fields follow. */
  filters: Filters;
  /** Returns the path of the list with the chosen filters, without locale, where it is not simply the form's query. */
  pathOf?: (chosen: URLSearchParams) => string;
  /** A choice in a select is applied at once; otherwise by the button. */
  isImmediate?: boolean;
  className?: string | undefined;
  /** The fields, uncontrolled, by their names in the address. */
  children: ReactNode;
}

/** Filters as a plain GET form. With JavaScript the page is not left, and the address has no empty filters. */
export function FilterForm({ label, path, filters, pathOf, isImmediate, className, children }: FilterFormProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { form, markAsked } = useFieldsOfAddress(filters, here);
  const send = (sent: HTMLFormElement) => {
    const chosen = [...new FormData(sent)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
    );
    const found = pathOf ? pathOf(new URLSearchParams(chosen)) : withQuery(path, Object.fromEntries(chosen));
    const address = localisedPath(found, locale);
    markAsked(address);
    // The same choice again, such as a date applied when its field was left, and then by the button, gets no second history entry.
    void navigate(address, { preventScrollReset: true, replace: address === here });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The choice is complete: the focus leaves the field for the results, and a phone hides its keyboard.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    send(event.currentTarget);
  };
  const sendChoice = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element) instanceof HTMLSelectElement) send(currentTarget);
  };
  return (
    <form
      ref={form}
      className={className}
      method="get"
      action={localisedPath(path, locale)}
      aria-label={label}
      // Otherwise the browser would restore choices that were not sent, beside a list without them.
      autoComplete="off"
      onSubmit={submit}
      onChange={isImmediate ? sendChoice : undefined}
      noValidate
    >
      {children}
    </form>
  );
}

/**
 * Sets the fields to the filters of the address when it changes by other means (back, "remove filters"). After a change made in the
 * form, the focused field is left alone, because the visitor may still be typing in it. What was typed or chosen before hydration
 * stays, and a choice is applied.
 */
function useFieldsOfAddress(filters: Filters, here: string) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string>(null);
  /** The address that the form asked for, until a page comes. Where the visitor left before the answer, the page that comes is another. */
  const asked = useRef('');
  useEffect(() => {
    const before = shown.current;
    shown.current = JSON.stringify(filters);
    if (before === null) {
      for (const field of form.current?.querySelectorAll('select') ?? [])
        if (field.selectedOptions[0] !== (field.querySelector('[selected]') ?? field.options[0]))
          field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const sent = asked.current;
    asked.current = '';
    // In the other language, the same filters come again: what was not sent yet stays.
    if (!sent && before === shown.current) return;
    const inUse = sent === here ? document.activeElement : null;
    for (const field of form.current?.elements ?? [])
      if (isVisibleField(field) && field !== inUse) field.value = filters[field.name] ?? '';
  }, [filters, here]);
  const markAsked = (address: string) => {
    asked.current = address;
  };
  return { form, markAsked };
}

function isVisibleField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type !== 'hidden');
}
