import type { Page } from '@playwright/test';

/** Where the forms of a part lead that a server answers, without those that open over the page or that a function answers. @param within selector of the part */
export function formsOf(page: Page, within: string): Promise<string[]> {
  return page.evaluate(readForms, within);
}

/** Forms that only scripts make, though they lead to a page: visitors without scripts have none, and for all others the page moves. */
export function scriptedForms(withScripts: readonly string[], without: readonly string[]): string[] {
  const missing = withScripts.find((form) => !without.includes(form));
  return missing === undefined
    ? []
    : [`has a form that leads to ${missing} only where scripts run: it stands in the server’s page, too`];
}

/** Runs in the browser. */
function readForms(within: string): string[] {
  const forms = [
    ...document.querySelectorAll<HTMLFormElement>(
      within
        .split(', ')
        .map((part) => `${part} form[action]`)
        .join(),
    ),
  ];
  const onPage = forms.filter((form) => !form.closest('dialog, [popover], template'));
  // A field named `action` takes the place of the form's property.
  const addresses = onPage.flatMap((form) => URL.parse(form.getAttribute('action') ?? '', document.baseURI) ?? []);
  return [...new Set(addresses.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ pathname }) => pathname))];
}
