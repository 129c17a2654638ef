import { useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { type FormState, formField } from './form-state.ts';

/**
 * The `key` that renews a form, and so empties it, each time that it was sent. What is typed stays where it was refused, where another
 * form of the page was sent, and where the page is loaded again with other people's changes.
 * @param form the form's `name` @param loaded what the page has anew after each success: its form key, or the version of the record
 */
export function useKeyAfterSending(form: string, loaded: string | number): string | number {
  const posted = useActionData<FormState | undefined>();
  const { state, formData } = useNavigation();
  const isSending = formData?.get(formField) === form;
  const [key, setKey] = useState(loaded);
  const [wasSending, setWasSending] = useState(isSending);
  if (wasSending !== isSending) {
    setWasSending(isSending);
    // A sending may also end because its sender goes elsewhere: nobody knows then what became of it.
    if (!isSending && state === 'idle' && !posted) setKey(loaded);
  }
  return key;
}
