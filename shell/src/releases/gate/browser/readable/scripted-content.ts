import type { Page } from '@playwright/test';

/** What a part shows. */
export interface Content {
  words: string[];
  /** Pages to which it leads. */
  links: string[];
  /** The ways on of which there is one each: a telephone, an address of e-mail, a page of another site. */
  ways: string[];
  /** The fields of its forms that somebody can fill in, and those that are disabled, by name. */
  fields: string[];
  disabled: string[];
}

/** So many words, and so much of all, may be there only where scripts run: a map or a player has words, too. And so many links. */
const [mostWords, mostOfAll, mostLinks] = [25, 0.4, 4];
/** The fewest letters of a text that is folded in. */
const fewestLetters = 40;

/** What a part shows as it is now. @param within its selector */
export function contentOf(page: Page, within: string): Promise<Content> {
  return page.evaluate(readContent, { within, isShown: true });
}

/** What stands in a part without scripts, shown or not. @param page of a browser that runs none */
export async function scriptlessContent(page: Page, within: string): Promise<Content> {
  return page.evaluate(readContent, { within, isShown: false });
}

/** What a page shows, but the server does not send: without scripts, and for search engines, it has none of it. */
export function scriptedContent(shown: Content, served: Content): string[] {
  const lost = shown.words.filter((word) => !served.words.includes(word));
  const links = shown.links.filter((link) => !served.links.includes(link));
  const way = shown.ways.find((one) => !served.ways.includes(one));
  const field = shown.fields.find((one) => served.disabled.includes(one) && !served.fields.includes(one));
  if (way !== undefined)
    return [`shows the link to ${way} only where scripts run: it stands in the server’s page, too`];
  if (field !== undefined)
    return [`keeps the field “${field}” of its form disabled until scripts run: without them nobody fills it in`];
  const isLarge = lost.length > mostWords && lost.length > mostOfAll * shown.words.length;
  if (!isLarge && links.length <= mostLinks) return [];
  const what = isLarge ? `“${lost.slice(0, 6).join(' ')}”` : `its links to ${links.slice(0, 2).join(', ')}`;
  return [`shows ${what} only where scripts run: what a page is about stands in the server’s page`];
}

/** Texts that a button unfolds, but only by a script. @param page of a browser that runs none @returns one line at most */
export async function scriptedFolds(page: Page, within: string): Promise<string[]> {
  const words = await page.evaluate(findFolded, { within, fewest: fewestLetters });
  return words === null
    ? []
    : [`keeps what “${words}” unfolds from whoever runs no scripts: <details> unfolds without them`];
}

/** Runs in the browser. */
function readContent({ within, isShown }: { within: string; isShown: boolean }): Content {
  const others = 'dialog, [popover], [role=dialog], [role=status], [role=alert], template, script, style';
  const parts = [...document.querySelectorAll<HTMLElement>(within)].filter(
    (part) => part.checkVisibility({}) || !isShown,
  );
  const textsOf = (part: HTMLElement) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(part, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
    return texts.join('\n');
  };
  // A word may continue in another element.
  const textOf = (part: HTMLElement) => (isShown ? part.innerText : `${part.textContent}\n${textsOf(part)}`);
  const left = new Set(
    parts
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(others)])
      .flatMap((one) => (isShown ? (one.innerText ?? '').toLowerCase().match(/\p{L}{2,}/gu) : []) ?? []),
  );
  const words =
    parts
      .map(textOf)
      .join('\n')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  const links = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLAnchorElement>('a[href]')])
    .filter((one) => !isShown || one.checkVisibility({ visibilityProperty: true }))
    .flatMap(({ href }) => URL.parse(href) ?? [])
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname);
  // A query may say what is only known in the browser: who shares which page, or how it shows maps.
  const ways = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLAnchorElement>('a[href]')])
    .filter((one) => !isShown || (one.checkVisibility({ visibilityProperty: true }) && !one.closest(others)))
    .flatMap(({ href }) => URL.parse(href) ?? [])
    .filter(({ origin, protocol, search, pathname }) =>
      /^https?:$/.test(protocol)
        ? origin !== location.origin && search === ''
        : /^(?:tel|mailto):$/.test(protocol) && pathname !== '',
    )
    .map(({ protocol, host, pathname }) => `${protocol}${host && `//${host}`}${pathname}`);
  const fields = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('form:is([method=post], [action^="/"]) [name]')])
    .filter((one) => one.matches('input, select, textarea') && one.checkVisibility({ visibilityProperty: true }));
  const namesOf = (isFree: boolean) =>
    fields.filter((one) => one.matches(':disabled') !== isFree).map(({ name }) => name);
  return {
    words: [...new Set(words)].filter((word) => !left.has(word)),
    links: [...new Set(links.map(({ pathname }) => pathname))],
    ways,
    fields: namesOf(true),
    disabled: namesOf(false),
  };
}

/** Runs in the browser, without the page's scripts. */
function findFolded({ within, fewest }: { within: string; fewest: number }): string | null {
  const parts = [...document.querySelectorAll<HTMLElement>(within)];
  const shown = parts.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')).join(' ');
  const buttons = parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(
      'button[aria-expanded=false]:not([popovertarget], [command], [aria-haspopup])',
    ),
  ]);
  for (const button of buttons) {
    if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('form, search, nav, [role=search]'))
      continue;
    const named = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const heading = button.closest('h2, h3, h4, h5, h6, dt');
    const folded = named ?? button.nextElementSibling ?? heading?.nextElementSibling;
    if (!folded || folded.checkVisibility({}) || folded.matches('dialog, [popover], [role=dialog], [role=menu]'))
      continue;
    const text = (folded.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    // The words may also stand elsewhere on the page.
    if (text.length < fewest || shown.includes(text.slice(0, fewest))) continue;
    return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  }
  return null;
}
