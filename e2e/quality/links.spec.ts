import { expect, test } from '../site/visit.ts';
import { languages } from './routes.ts';

/** Pages this many activations away from home have their links tried. */
const depth = 2;
const atOnce = 3;
const tries = 3;
const languageChoice = '/idioma/';
const staysInEnglish = /^\/(en(?=[/?]|$)|idioma|api|assets|newsletter)/;

// One after the other: both at once would be a test of load.
test.describe.configure({ mode: 'default' });

for (const language of languages) {
  test(`no link leads nowhere, two activations from home (${language})`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const home = language === 'es' ? '/' : '/en';
    const read = reader(baseURL ?? '', language);
    const complaints = new Map<string, string>();
    const complain = (what: string, from: string) => complaints.has(what) || complaints.set(what, from);
    let front = [{ path: home, from: 'the address bar' }];
    const known = new Set([home]);
    for (let level = 0; level <= depth + 1 && front.length > 0; level++) {
      const next: typeof front = [];
      await inTurn(front, async ({ path, from }) => {
        const { status, links } = await read(path);
        if (status !== 200) complain(`${path} answers ${status}`, from);
        if (level > depth || path.startsWith(languageChoice)) return;
        for (const link of links) {
          const [target = '', hash] = link.split('#');
          const page = target || path;
          if (language === 'en' && !staysInEnglish.test(page)) complain(`${page} is not English`, path);
          if (hash && !(await read(page)).ids.has(decodeURIComponent(hash))) complain(`${page} has no #${hash}`, path);
          // Each page has one of these; the other language's test reads where they lead.
          if (known.has(page) || (page.startsWith(languageChoice) && level > 0)) continue;
          known.add(page);
          next.push({ path: page, from: path });
        }
      });
      front = next;
    }
    expect([...complaints].map(([what, from]) => `${what}, linked from ${from}`)).toEqual([]);
    expect(known.size).toBeGreaterThan(60);
  });
}

interface Found {
  status: number;
  links: string[];
  ids: Set<string>;
}

/** Reads an address once, however often it is linked. Cookies are not kept: no visit changes the next one's language. */
function reader(site: string, language: string): (path: string) => Promise<Found> {
  const reading = new Map<string, Promise<Found>>();
  const ask = (path: string) =>
    fetch(site + path, { headers: { 'Accept-Language': language }, signal: AbortSignal.timeout(20_000) });
  const read = async (path: string): Promise<Found> => {
    let answer = await ask(path);
    // A machine busy with other tests may miss the API's deadline; a page that is broken is so every time.
    for (let left = tries; answer.status === 500 && left > 1; left--) answer = await ask(path);
    const text = await answer.text();
    const html = answer.headers.get('content-type')?.startsWith('text/html') ? text : '';
    const values = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
    const links = values(/<a\b[^>]*?\shref="([^"]+)"/g).map((href) => href.replace(site, ''));
    return {
      status: answer.status,
      links: links.filter((href) => /^[/#](?!\/)/.test(href)),
      ids: new Set(values(/\sid="([^"]+)"/g)),
    };
  };
  return (path) => {
    const known = reading.get(path) ?? read(path);
    reading.set(path, known);
    return known;
  };
}

async function inTurn<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
    }),
  );
}
