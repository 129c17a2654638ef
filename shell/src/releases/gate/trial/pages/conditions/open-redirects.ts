import { type PageElement, readElements } from '../../../page/elements.ts';
import { asMarkup, foreignUrlSamples, isForeignUrl, namesForeign } from '../../../addresses/foreign-url-samples.ts';
import { splitPage } from '../../../page/weight/page-data.ts';
import { withValue } from '../../../addresses/with-value.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** Attributes with an address that a press leads to. */
export const leading = ['href', 'action', 'formaction'];

/**
 * An open redirect: a page that sends its visitors to the site that a parameter of its address names, by a redirect, a link or form, or a
 * hidden field that its form gives back; also one that fails with it, or shows it as markup where nothing is found.
 */
export async function openRedirectProblems(
  address: string,
  { parameters, html }: Pick<TriedPage, 'parameters' | 'html'>,
  tryPage: TryPage,
): Promise<string[]> {
  if (parameters.length === 0) return [];
  for (const value of foreignUrlSamples) {
    const { status, location = '', html: now, errors } = await tryPage(withValue(address, parameters, value));
    if (status === 500) return [`${address} fails where somebody types ${value} in its address: ${errors[0]?.text}`];
    if (splitPage(now).markup.includes(asMarkup)) return [`${address} shows what a visitor asks for as markup`];
    if (isForeignUrl(location)) return [`${address} sends its visitors wherever its address says`];
    // Searches the text first, because parsing takes long and few pages show parameters of their address.
    const elements = namesForeign(now) ? readElements(now) : [];
    if (elements.some(({ attributes }) => leading.some((name) => isForeignUrl(attributes[name] ?? ''))))
      return [`${address} has a link or form that leads wherever its address says`];
    const found = hiddenFields(elements).filter(([, given]) => isForeignUrl(given));
    const usual = new Map(found.length > 0 ? hiddenFields(readElements(html)) : []);
    const field = found.find(([name]) => usual.get(name)?.startsWith('/'));
    if (field)
      return [
        `${address} has the hidden field “${field[0]}”, in which there is a path of the site or whatever its address says`,
      ];
  }
  return [];
}

/** Name and value of each hidden field. */
function hiddenFields(elements: readonly PageElement[]): [name: string, value: string][] {
  return elements.flatMap(({ name, attributes: { type, name: field = '', value = '' } }) =>
    name === 'input' && type?.toLowerCase() === 'hidden' ? [[field, value]] : [],
  );
}
