import { isPage } from '@ofgc/shared/design/navigation/SiteLink/link-kind.ts';
import { isHydrated, pagePart, whenHydrated } from '../../composition/slots/hydrated-parts.ts';
import type { DeferredRouter } from '../router/deferred-router.ts';
import { scriptTimeout } from '../../timeouts.ts';

/**
 * Handles clicks in a part of the page that is not hydrated yet. Links and GET forms (filters) navigate in place. POST forms, forms
 * that a function of React answers (their address is `javascript:`) and other buttons wait until the part is hydrated; after the timeout
 * the browser submits the form, and a button's press is dropped.
 */
export function takeEarlyPresses(router: Pick<DeferredRouter, 'navigate'>, page: Window = window): void {
  page.addEventListener('click', (event) => answerClick(event, router), true);
  page.addEventListener('submit', (event) => answerSubmit(event, router), true);
}

/** The part that an element belongs to, where that part is not hydrated yet. */
function sleepingPart(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target : null;
  const { slot, part } = element?.closest<HTMLElement>('[data-slot], [data-part]')?.dataset ?? {};
  const name = slot ?? part ?? (element?.closest('main') ? pagePart : undefined);
  return name === undefined || isHydrated(name) ? undefined : name;
}

function answerClick(event: MouseEvent, router: Pick<DeferredRouter, 'navigate'>): void {
  const part = sleepingPart(event.target);
  if (!part || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link) {
    const address = link.getAttribute('href') ?? '';
    const isFile = /\.\w{2,4}$/.test(link.pathname);
    const isHere = link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!isHere || isFile || !isPage(address) || address.startsWith('#')) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
    return;
  }
  const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])');
  if (!button) return;
  event.preventDefault();
  void lives(part).then((isAlive) => isAlive && button.click());
}

function answerSubmit(event: SubmitEvent, router: Pick<DeferredRouter, 'navigate'>): void {
  const form = event.target;
  const part = sleepingPart(form);
  if (!part || form === formLetThrough || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const { origin, pathname } = new URL(event.submitter?.getAttribute('formaction') ?? form.action, location.href);
  if (form.method === 'get' && origin === location.origin) {
    const asked = new FormData(form, event.submitter);
    const query = new URLSearchParams(
      [...asked].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    void router.navigate(query.size ? `${pathname}?${query.toString()}` : pathname);
    return;
  }
  void lives(part).then(() => letThrough(form, event.submitter));
}

let formLetThrough: EventTarget | null;

/** Submits a form after the wait, with the button that was pressed: its code handles it or, where that is missing, the browser. */
function letThrough(form: HTMLFormElement, submitter: HTMLElement | null): void {
  formLetThrough = form;
  form.requestSubmit(submitter);
}

/** @returns false after the timeout */
function lives(part: string): Promise<boolean> {
  return Promise.race([
    whenHydrated(part).then(() => true),
    new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), scriptTimeout)),
  ]);
}
