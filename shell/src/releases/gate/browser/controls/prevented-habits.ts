import type { Page } from '@playwright/test';

/** The most fields into which something is pasted, and the most links of which one of each look is tried. */
const mostFields = 20;
const mostLinks = 12;
/** How long a page may take to answer, in milliseconds. */
const answer = 150;
const longestLeading = 1_500;

/**
 * What browsers do by themselves and a page takes away: pasting into its fields, the menu of the browser, a link in another tab. What
 * has an answer of its own, as a menu or a field for codes, is not meant.
 * @param within selector of the section's own part @param loadAnew loads the page again; whether that was possible @returns one line at most
 */
export async function habitProblems(page: Page, within: string, loadAnew: () => Promise<boolean>): Promise<string[]> {
  const pasted = await page.evaluate(pasteInto, { within, most: mostFields, answer });
  if (pasted) return [`lets nobody paste into ${pasted}`];
  const menu = await page.evaluate(openMenus, { within, most: mostLinks, answer });
  if (menu) return [`prevents the menu of the browser (contextmenu) on ${menu}, and shows none of its own`];
  const follow = () => page.evaluate(followBeside, { within, most: mostLinks, longest: longestLeading });
  if ((await follow()) === null) return [];
  const link = (await loadAnew()) ? await follow() : null;
  return link === null
    ? []
    : [`leads away in the same tab when somebody presses ${link} with the Ctrl key: such clicks are the browser’s`];
}

interface Part {
  within: string;
  most: number;
}

/** A field may take some texts alone, and put them in itself. Runs in the browser. @returns the first field that takes none */
async function pasteInto({ within, most, answer }: Part & { answer: number }): Promise<string | null> {
  const texts = [
    'zarabanda',
    '928472570',
    '123456',
    'ana@ejemplo.es',
    'https://ejemplo.es',
    '2026-11-20',
    '12:30',
    'A1',
    '35001',
    '12345678Z',
    'ES9121000418450200051332',
  ];
  const fields =
    'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url], [type=password])';
  const parts = [...document.querySelectorAll(within)];
  const read = () => {
    const values = parts.flatMap((part) =>
      [...part.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
    );
    return { values: values.join('\n'), words: parts.map(({ textContent }) => textContent ?? '').join('\n') };
  };
  const isPrevented = async (field: Element, text: string) => {
    const before = read();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    if (field.dispatchEvent(event)) return false;
    await new Promise((resolve) => void setTimeout(resolve, answer));
    const after = read();
    return after.values === before.values && (!after.words.includes(text) || before.words.includes(text));
  };
  const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)]);
  const free = all.filter((field) => !field.matches(':disabled') && !field.readOnly && !field.closest('[inert]'));
  for (const field of free.slice(0, most)) {
    let isRefused = true;
    for (const text of texts) isRefused &&= await isPrevented(field, text);
    if (isRefused) return `<${field.localName}${field.name ? ` name="${field.name}"` : ''}>`;
  }
  return null;
}

/** Runs in the browser. @returns the first element whose menu is prevented */
async function openMenus({ within, most, answer }: Part & { answer: number }): Promise<string | null> {
  const links = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll('a[href]:not([role])'),
  ]);
  const isPlain = (one: Element) => !one.closest('[role=application], [role=menu], [draggable=true], svg, canvas');
  const shown = links.filter((one) => isPlain(one) && one.checkVisibility({ visibilityProperty: true }));
  const main = document.querySelector('main');
  for (const place of [...(main ? [main] : []), ...shown.slice(0, most)]) {
    let isAnswered = false;
    const observer = new MutationObserver(() => {
      isAnswered = true;
    });
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, button: 2 });
    const isPrevented = !place.dispatchEvent(event);
    if (isPrevented) await new Promise((resolve) => void setTimeout(resolve, answer));
    observer.disconnect();
    if (!isPrevented || isAnswered) continue;
    const words = place === main ? '' : (place.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${place.localName}>${words && ` “${words}”`}`;
  }
  return null;
}

/** Presses links to other pages with the Ctrl key, one of each look. Runs in the browser. @returns the first that leads there in this tab */
async function followBeside({ within, most, longest }: Part & { longest: number }): Promise<string | null> {
  const isPage = (one: HTMLAnchorElement) => {
    const to = URL.parse(one.href);
    return to?.origin === location.origin && to.pathname !== location.pathname && !/\.\w+$/.test(to.pathname);
  };
  const links = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLAnchorElement>('a[href]:not([role], [target], [download])')])
    .filter((one) => isPage(one) && one.checkVisibility({ visibilityProperty: true }));
  const kinds = new Map(links.map((one) => [one.className, one]));
  for (const link of [...kinds.values()].slice(0, most)) {
    const { pathname } = URL.parse(link.href) ?? location;
    let isPrevented: boolean | undefined;
    // Prevents the default itself, so that nothing opens; only earlier calls of `preventDefault` count.
    const hold = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', hold);
    const options = { bubbles: true, cancelable: true, composed: true, ctrlKey: true, metaKey: true };
    const isLeft = link.dispatchEvent(new MouseEvent('click', options));
    removeEventListener('click', hold);
    if (!(isPrevented ?? !isLeft)) continue;
    const end = performance.now() + longest;
    while (location.pathname !== pathname && performance.now() < end)
      await new Promise((resolve) => void setTimeout(resolve, 20));
    if (location.pathname !== pathname) continue;
    const words = (link.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<a>${words && ` “${words}”`}`;
  }
  return null;
}
