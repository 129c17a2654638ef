import { elementsWithin } from '../../../page/element-tree.ts';
import { type PageElement, relationsOf } from '../../../page/elements.ts';
import { kindOfForm } from '../../../page/forms/form-kinds.ts';

/** What a page offers for a parameter of its own address. */
interface Offer {
  values: Set<string>;
  /** What the same form says besides: some choices count only beside others. */
  beside: Record<string, string[]>;
  /** Whether a link says that the list goes on there (`rel`): it then changes what is shown, though it is the only one. */
  isPaging: boolean;
}

/** What links of a page to itself, and forms that ask for it, offer by the parameters' names. @param elements of its own parts */
export function offersOf(address: string, elements: readonly PageElement[]): Map<string, Offer> {
  const found = new Map<string, Offer>();
  const page = new URL(address, 'https://site.invalid');
  const add = (name: string, value: string, { beside = {}, isPaging = false }: Partial<Omit<Offer, 'values'>> = {}) => {
    const offer = found.get(name) ?? { values: new Set(), beside, isPaging };
    if (name !== '' && value !== '')
      found.set(name, { ...offer, values: offer.values.add(value), isPaging: isPaging || offer.isPaging });
  };
  for (const { name, attributes } of elements) {
    const url = name === 'a' && attributes['href'] ? URL.parse(attributes['href'], page) : null;
    if (url?.origin !== page.origin || url.pathname !== page.pathname) continue;
    // Beside others it is not known which parameter says where the list goes on.
    const isPaging =
      url.searchParams.size === 1 && relationsOf(attributes).some((one) => one === 'next' || one === 'prev');
    for (const [parameter, value] of url.searchParams) add(parameter, value, { isPaging });
  }
  for (const form of elements) {
    const isAsked = form.name === 'form' && kindOfForm(form, elements) === 'asked';
    if (!isAsked || URL.parse(form.attributes['action'] ?? '', page)?.pathname !== page.pathname) continue;
    const choices = [...elementsWithin(elements, (one) => one === form)].flatMap((one) => choiceOf(one) ?? []);
    const beside: Offer['beside'] = {};
    // Of boxes several may be ticked, of others the first is chosen.
    for (const { name, value, isBox } of choices)
      if (value !== '' && (isBox || !beside[name])) (beside[name] ??= []).push(value);
    for (const { name, value, isBox } of choices) if (!isBox) add(name, value, { beside });
  }
  return found;
}

/** What a form says where an option, a round button or a box is chosen. */
function choiceOf({ name, attributes, text, parent }: PageElement) {
  const { type, value } = attributes;
  const ofSelect = parent?.name === 'optgroup' ? parent.parent : parent;
  if (name === 'option') return { name: ofSelect?.attributes['name'] ?? '', value: value ?? text.trim(), isBox: false };
  if (name !== 'input' || !attributes['name'] || (type !== 'radio' && type !== 'checkbox')) return undefined;
  return { name: attributes['name'], value: value ?? 'on', isBox: type === 'checkbox' };
}
