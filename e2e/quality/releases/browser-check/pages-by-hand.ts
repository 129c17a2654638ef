import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { checkInBrowser } from '../../../../shell/src/releases/gate/browser/browser-check.ts';
import { openBrowser } from '../../../../shell/src/releases/gate/browser/open-browser.ts';
import { listening } from '../../../../shell/src/testing/servers/test-server.ts';
import { sampleRelease } from '../../../../shell/src/testing/sample-releases/sample-release.ts';

const release = sampleRelease({
  name: 'jobs',
  version: 'v1',
  mounts: ['/portal-empleo'],
  slots: ['home.jobs', 'block.jobs'],
  warmUp: ['/portal-empleo'],
});
let browser: Browser;
let link: string;
let siteMap: readonly string[] = [];
/** Where the content has a page with the section's block. */
let blockPage: string | undefined;
/** By address: what the bar has in front of its link, what the page shows and its script, the code that its slot runs when it comes into view, and what a part of others shows. */
interface Faults {
  bar?: string;
  main?: string;
  page?: string;
  slot?: string;
  others?: string;
}
/** The addresses that were sent something. */
export const sent: string[] = [];
const scripts = new Map<string, Faults>();

const state = JSON.stringify({ vector: { jobs: { version: 'v1' } } });
/** Names fields that have no name: whether they have one is tested by itself. */
const named = (html: string) =>
  html.replaceAll(/<(input|select|textarea)\b(?![^>]*(?:aria-label|type="?hidden))/g, '<$1 aria-label="Campo"');
function pageOf(path: string): string {
  const { bar = '', main = '', page = '', slot = '', others = '' } = scripts.get(path) ?? {};
  return `<!doctype html><html lang="es"><title>x</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>:where(button, input, select, summary) { min-width: 24px; min-height: 24px }</style>
<header style="position:sticky;top:0;z-index:1">${bar}<a href="/">Inicio</a></header><main style="min-height:3000px">${named(main)}</main>
<div data-slot="home.education">Educación para todas las edades y escuelas${others}</div>
<div data-slot="home.jobs" style="min-height:40px"><a href="/">Empleo</a></div>
<script type="application/json" id="page-state">${state}</script><script type="module">
performance.mark('hydrated:home.education');
// Whether a button hears its press is tested by itself.
for (const button of document.querySelectorAll('main button:not(.dead)')) button.addEventListener('click', () => {});
${page}
performance.mark('hydrated:page');
new IntersectionObserver(async ([entry], observer) => {
  if (!entry.isIntersecting) return;
  observer.disconnect();
  await fetch('/slow');
  ${slot}
  performance.mark('hydrated:home.jobs');
}).observe(document.querySelector('[data-slot="home.jobs"]'));</script></html>`;
}

/** Starts a browser and a server before a file's tests, and ends them after. @param take is given the server's address, with a slash at the end */
export function useBrowserAndServer(answer: RequestListener, take: (browser: Browser, address: string) => void): void {
  const server = createServer(answer);
  let opened: Browser | undefined;
  beforeAll(async () => {
    opened = await openBrowser();
    take(opened, await listening(server));
  }, 60_000);
  afterAll(async () => {
    await opened?.close();
    server.closeAllConnections();
    server.close();
  });
}

/** The content's pages, or the one that is asked for. */
function contentPages(url = ''): unknown {
  if (!blockPage) return [];
  const paths = { es: blockPage, en: blockPage };
  return url.includes('?') ? { blocks: [{ type: 'jobs' }] } : [{ path: blockPage, paths }];
}

function sendPage({ method, url }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url ?? '/', 'http://localhost');
  if (method !== 'GET') sent.push(pathname);
  if (pathname === '/never') return;
  if (pathname === '/gone') return void response.writeHead(404).end();
  if (pathname === '/preview/signed')
    return void response.writeHead(303, { Location: '/', 'Set-Cookie': 'ofgc-preview=x; Path=/' }).end();
  if (pathname === '/idioma/es') return void response.writeHead(303, { Location: '/portal-empleo' }).end();
  if (pathname === '/slow') return void setTimeout(() => response.end(), 1_200);
  if (pathname === '/api/sitemap.txt') return void response.end(siteMap.join('\n'));
  if (pathname === '/poll') return void response.end();
  if (pathname === '/api/content-pages') return void response.end(JSON.stringify({ data: contentPages(url) }));
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(pathname));
}

/** Starts browser and pages before a file's tests, and ends them after. */
export function usePagesByHand(): void {
  useBrowserAndServer(sendPage, (opened, address) => {
    browser = opened;
    link = `${address}preview/signed`;
  });
}

/** Checks a page with faults in the browser. @param of addresses of an example, of a page of the content with the section's block, and of the site map; other pages @returns the lines of the error message */
export async function look(
  path: string,
  faults: Faults,
  of: { example?: string; block?: string; listed?: readonly string[]; others?: Readonly<Record<string, Faults>> } = {},
): Promise<string[]> {
  const { example, block, listed = [], others = {} } = of;
  blockPage = block;
  scripts.clear();
  for (const [other, shown] of Object.entries(others)) scripts.set(other, shown);
  scripts.set(path, faults);
  siteMap = listed.map((one) => new URL(one, link).href);
  const examples = example ? [{ page: 'vacancy', es: example, en: `/en${example}` }] : [];
  const section = release.section && { ...release.section, examples };
  return checkInBrowser(browser, link, { ...release, section }).then(
    () => [],
    (error: Error) => error.message.split('\n').map((line) => line.replace('jobs v1: ', '')),
  );
}

const refusal = '%s: refuses the release with the reason';
const time = 200_000;

/** The arguments after an `it.each` whose rows have a title, the page's main part, its script and the expected reason. */
export const refusesPages = [
  refusal,
  async (_title: string, main: string, page: string, sentence: string) => {
    expect(await look('/portal-empleo', { main, page })).toEqual([`/portal-empleo ${sentence}`]);
  },
  time,
] as const;

/** The same for pages with one main part: the rows have a title, the script and the expected reason. */
export const refusesScripts = (main: string) =>
  [
    refusal,
    async (_title: string, page: string, sentence: string) => {
      expect(await look('/portal-empleo', { main, page })).toEqual([`/portal-empleo ${sentence}`]);
    },
    time,
  ] as const;

/** The arguments after an `it.each` whose rows have a title, the page's main part and its script: nothing is wrong with it. */
export const acceptsPages = [
  '%s: is accepted',
  async (_title: string, main: string, page: string) => {
    expect(await look('/portal-empleo', { main, page })).toEqual([]);
  },
  time,
] as const;
