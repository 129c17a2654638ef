/** What a part shows at a width, and what it can do there. */
export interface Shown {
  words: string[];
  /** Where its links lead, and its fields and buttons that send, by name. */
  controls: string[];
  /** Of these the ones that a visitor needs to continue: a link to another site, a button that sends. */
  needed: string[];
  /** Buttons and folds, which may open something. */
  openers: string[];
}

/** So many words, and so much of all, may be left off on a phone; and so many controls without others for the same. */
const [mostWords, mostOfAll, mostControls] = [40, 0.35, 4];

const isContact = /^the link to (?:mailto:|tel:|sms:|https:\/\/wa\.me\/)/;

/** What a usual screen shows and a phone does not, and that nothing opens there. @returns one line at most */
export function leftOffPhones(wide: Shown, narrow: Shown): string[] {
  // A control that only the phone has may show the rest.
  if (narrow.openers.some((one) => !wide.openers.includes(one))) return [];
  const missing = (kind: 'words' | 'controls' | 'needed') => wide[kind].filter((one) => !narrow[kind].includes(one));
  // A phone may offer a call in place of an email.
  const another = narrow.needed.some((one) => isContact.test(one) && !wide.needed.includes(one));
  const needed = missing('needed').find((one) => !(another && isContact.test(one)));
  const controls = missing('controls');
  const words = missing('words');
  const says = (what: string) => [
    `does not show ${what} on a phone, but on a usual screen, and nothing opens it there`,
  ];
  if (needed !== undefined) return says(needed);
  if (controls.length > mostControls && controls.length > mostOfAll * wide.controls.length)
    return says(controls.slice(0, 3).join(', '));
  return words.length > mostWords && words.length > mostOfAll * wide.words.length
    ? says(`“${words.slice(0, 6).join(' ')}”`)
    : [];
}

/** Runs in the browser. */
export function readShown(within: string): Shown {
  const parts = [...document.querySelectorAll<HTMLElement>(within)].filter((part) => part.checkVisibility());
  const all = <One extends HTMLElement>(selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll<One>(selector)]);
  /** Folded elements, and those that a button or a script opens, are there for visitors who open them. */
  const isThere = (one: Element) => {
    if (one.checkVisibility({ visibilityProperty: true })) return true;
    const around = one.closest('details:not([open]), dialog, [popover], [hidden], [aria-hidden="true"], [inert]');
    if (around) return true;
    for (let element: Element | null = one; element; element = element.parentElement)
      if (element.id && document.querySelector(`[aria-controls~="${CSS.escape(element.id)}"]`)) return true;
    return false;
  };
  // Navigation and asides may be missing on phones.
  const links = all<HTMLAnchorElement>('a[href]:not(nav *, aside *, svg *)').filter(isThere);
  const leads = links.filter(({ href }) => href.split('#')[0] !== location.href.split('#')[0]);
  const fields = all<HTMLInputElement>('input:not([type=hidden]), select, textarea').filter(isThere);
  const senders = all<HTMLButtonElement>('button').filter((one) => one.type === 'submit' && one.form && isThere(one));
  const openers = all('button, summary').filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const wordsOf = (one: HTMLElement) => (one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  // Skips links with a picture alone: they are logos.
  const others = leads.filter(
    (one) => (one.origin !== location.origin || !one.protocol.startsWith('http')) && wordsOf(one).length > 1,
  );
  const fieldOf = ({ form }: HTMLButtonElement) =>
    [...(form?.elements ?? [])].flatMap((one) => one.getAttribute('name') ?? [])[0] ?? '';
  const folded = all('details:not([open])').map(({ textContent }) => textContent ?? '');
  const text = [...parts.map(({ innerText }) => innerText), ...folded].join('\n');
  return {
    words: [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu))],
    controls: [...leads.map(({ href }) => `the link to ${href}`), ...fields.map(({ name }) => `the field “${name}”`)],
    needed: [
      ...others.map(({ href }) => `the link to ${href}`),
      ...senders.map((one) => `the button of the form with “${fieldOf(one)}”`),
    ],
    openers: openers.map((one) => `${one.localName} ${wordsOf(one)}`),
  };
}
