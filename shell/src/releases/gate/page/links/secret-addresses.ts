import { secretMark } from '../../trial/examples/example-value.ts';
import type { PageElement } from '../elements.ts';
import { elementsWithin } from '../element-tree.ts';

/** Attributes with an address that a browser asks for, or shows in its bar. */
const named = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster'];

/** Whether a text has a secret in it, in any case of letters. */
export function hasSecret(text: string): boolean {
  return text.toLowerCase().includes(secretMark);
}

/**
 * Addresses of a page that have a secret of the API's answers in them, also those that a form makes: whoever finds a browser's history,
 * a bookmark or a log would have it. Programs on the device, like that for second factors, may be given it.
 */
export function secretAddressProblems(elements: readonly PageElement[]): string[] {
  const asking = elementsWithin(
    elements,
    ({ name, attributes }) => name === 'form' && !['post', 'dialog'].includes(attributes.method?.toLowerCase() ?? ''),
  );
  const isTold = (element: PageElement) =>
    named.some((name) => isOfSite(element.attributes[name] ?? '')) ||
    (asking.has(element) && 'name' in element.attributes && hasSecret(element.attributes.value ?? ''));
  const found = elements.find(isTold);
  return found
    ? [`has a secret of the API’s answer in an address (<${found.name}>), which histories, bookmarks and logs keep`]
    : [];
}

function isOfSite(address: string): boolean {
  return hasSecret(address) && /^https?:$/.test(URL.parse(address, 'https://site.invalid')?.protocol ?? '');
}
