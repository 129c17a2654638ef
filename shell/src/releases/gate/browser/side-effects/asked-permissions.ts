import type { Page } from '@playwright/test';
import { browserErrorsPath } from '../../../../composition/errors/browser-errors-path.ts';
import { violationsPath } from '../../../../server/http/policy/violation-reports.ts';

/** The global under which a page keeps what it has asked visitors for. Passed as an argument, because the functions run in the browser. */
export const askedName = 'ofgc-asked';

/** Names what a section has asked for, or a script that no section has. */
type Kept = (section: string) => string[];

/** Remembers what visitors are asked to allow and what is sent, and by whom. It has to begin before `rememberShared`, which reports later changes. Runs in the browser. */
export function rememberAsked(name: string): void {
  const sending = 'sends something';
  const questions: [holder: string, method: string, what: string][] = [
    ['Notification', 'requestPermission', 'to send notifications'],
    ['PushManager.prototype', 'subscribe', 'to send notifications'],
    ['Geolocation.prototype', 'getCurrentPosition', 'where they are'],
    ['Geolocation.prototype', 'watchPosition', 'where they are'],
    ['MediaDevices.prototype', 'getUserMedia', 'to hear or see them'],
    ['MediaDevices.prototype', 'getDisplayMedia', 'to see their screen'],
    ['Clipboard.prototype', 'read', 'to read their clipboard'],
    ['Clipboard.prototype', 'readText', 'to read their clipboard'],
    ['Clipboard.prototype', 'write', 'to write into their clipboard'],
    ['Clipboard.prototype', 'writeText', 'to write into their clipboard'],
    ['StorageManager.prototype', 'persist', 'to keep things on the device for good'],
    ['Navigator.prototype', 'requestMIDIAccess', 'to use their instruments (MIDI)'],
    ['IdleDetector', 'requestPermission', 'to see whether they are there'],
    ['HTMLMediaElement.prototype', 'play', 'to hear its sound'],
    ['globalThis', 'fetch', sending],
    ['Navigator.prototype', 'sendBeacon', sending],
    ['globalThis', 'queryLocalFonts', 'which fonts they have'],
    ['globalThis', 'getScreenDetails', 'to see which screens they have'],
  ];
  const asked: { what: string; by: string[] }[] = [];
  const callers = () =>
    [...(new Error('asked').stack ?? '').matchAll(/\/assets\/(\w+)/g)].map(([, section = '']) => section);
  const noteSent = (method: string, [to, options]: unknown[], by: string[]) => {
    const request = to as Partial<Request> | undefined;
    const how = (options as RequestInit | undefined)?.method ?? request?.method ?? 'GET';
    const verb = method === 'sendBeacon' ? 'POST' : how.toUpperCase();
    const path = URL.parse(request?.url ?? String(to), location.href)?.pathname ?? '';
    if (!/^(?:GET|HEAD|OPTIONS)$/.test(verb)) asked.push({ what: `${sending} (${verb} ${path})`, by });
  };
  const find = (path: string) => {
    const [first = '', ...rest] = path.split('.');
    let holder = (globalThis as unknown as Record<string, unknown>)[first];
    for (const key of rest) holder = (holder as Record<string, unknown> | undefined)?.[key];
    return holder as object | undefined;
  };
  for (const [path, method, what] of questions) {
    const holder = find(path);
    // Skips functions that exist only over HTTPS or not in this browser.
    const was = holder && Object.getOwnPropertyDescriptor(holder, method);
    if (!holder || typeof was?.value !== 'function') continue;
    const ask = was.value as (...words: unknown[]) => unknown;
    const value = function (this: unknown, ...words: unknown[]): unknown {
      const by = callers();
      // Browsers play muted media without asking the visitor.
      const isSilent = (this as Partial<HTMLMediaElement> | undefined)?.muted ?? false;
      if (what === sending) noteSent(method, words, by);
      else if (!isSilent) asked.push({ what, by });
      return Reflect.apply(ask, this, words);
    };
    Object.defineProperty(holder, method, { ...was, value });
  }
  // The check's browser has no service worker: this one stands for the site's.
  const workers = find('ServiceWorkerContainer.prototype');
  const registered = workers && Object.getOwnPropertyDescriptor(workers, 'getRegistrations');
  if (workers && registered) {
    const read = registered.value as () => Promise<object[]>;
    const unregister = async () => asked.push({ what: 'removes the service worker of the site', by: callers() }) > 0;
    const worker = { scope: `${location.origin}/`, installing: null, waiting: null, active: null, unregister };
    const value = async function (this: unknown): Promise<object[]> {
      return [...(await Reflect.apply(read, this, [])), Object.assign(new EventTarget(), worker)];
    };
    Object.defineProperty(workers, 'getRegistrations', { ...registered, value });
  }
  const kept: Kept = (section) =>
    asked.filter(({ by }) => by.length === 0 || by.includes(section)).map(({ what }) => what);
  Object.defineProperty(globalThis, name, { value: kept });
}

/** What the section's scripts have asked for since the page was loaded. */
export function askedBy(page: Page, section: string): Promise<string[]> {
  return page.evaluate(([name, of]) => (globalThis as unknown as Record<string, Kept>)[name]?.(of) ?? [], [
    askedName,
    section,
  ] as [string, string]);
}

/** @param page where nobody has pressed anything yet @returns a line for each thing that visitors are asked for */
export async function askedProblems(page: Page, section: string): Promise<string[]> {
  const asked = new Set(await askedBy(page, section));
  const isReport = (what: string) => [browserErrorsPath, violationsPath].some((path) => what.includes(` ${path})`));
  return [...asked]
    .filter((what) => !isReport(what))
    .map((what) => {
      // On other pages the request itself is reported.
      if (what.startsWith('sends')) return `${what} before anybody has pressed anything: opening a page may only read`;
      if (what.startsWith('removes'))
        return `${what}, which shows pages without a network, before anybody has pressed anything`;
      return `asks its visitors ${what} before they have pressed anything`;
    });
}
