import type { DataRouter } from '#react-router';

type Navigation = Parameters<DataRouter['navigate']>;

/**
 * Lets the browser navigate in the router's place: it loads the document, or posts the form.
 * @param target as for `navigate` @param options with the form where one was submitted
 */
export function navigateNatively(target: Navigation[0], options: Navigation[1]): void {
  const address = new URL(typeof target === 'string' ? target : addressOf(target ?? {}), location.href);
  const { formMethod = 'get', formData } = (options ?? {}) as { formMethod?: string; formData?: FormData };
  // At the same address with a fragment, as after going back, `assign` would load nothing but jump to the fragment.
  if (!formData) return address.hash && address.href === location.href ? location.reload() : location.assign(address);
  const form = document.createElement('form');
  form.method = formMethod;
  form.action = address.href;
  form.hidden = true;
  for (const [name, value] of formData) {
    if (typeof value !== 'string') continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

function addressOf({ pathname = location.pathname, search = '', hash = '' }: Partial<Location>): string {
  return pathname + search + hash;
}
