import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

/** A report that is filled in by hand 20 seconds after its page was sent. @param page the form's page, whose hidden field it needs */
export function reportForm(page: string, facts: string): FormData {
  const form = new FormData();
  form.set('form', 'report');
  form.set('submission', /name="submission" value="([^"]+)"/.exec(page)?.[1] ?? '');
  form.set('shownAt', shownEarlier());
  form.set('matter', 'funds');
  form.set('facts', facts);
  return form;
}
