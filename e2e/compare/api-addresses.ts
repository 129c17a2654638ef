import type { Read } from './read-once.ts';

interface Parameter {
  in: 'path' | 'query';
  name: string;
  schema: { enum?: string[] };
}
type Paths = Record<string, { get?: { parameters?: Parameter[] } }>;
interface Answer {
  data?: unknown;
  meta?: { facets?: Record<string, { value: string }[]> };
}
interface Item {
  id?: number | string;
  path?: string;
}

/** Values for parameters that no response of the API lists. */
const samples: Record<string, string[]> = {
  page: ['2&perPage=2'],
  perPage: ['2', '100'],
  year: ['2026'],
  term: ['sibelius', 'beethoven', 'director'],
  path: ['/visitantes', '/amigos', '/aviso-legal', '/transparencia', '/portal-empleo'],
  purpose: ['newsletter', 'waitingList', 'contact', 'masterclass', 'masterclassImage', 'masterclassGuardian'],
  token: ['x'],
  reference: ['M-ABCDEF'],
};
const longestFacet = 5;
const events = '/api/events';

/** The addresses of every GET operation in the API's description, in both languages, with each value of its parameters once. */
export async function apiAddresses(read: Read): Promise<string[]> {
  const { paths } = JSON.parse(await read('/api/openapi.json')) as { paths: Paths };
  const operations = Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, parameters: get.parameters ?? [] }] : [],
  );
  const addresses = new Set<string>(['/api/openapi.json']);
  const items = new Map<string, Item[]>();
  for (const { path, parameters } of operations.filter(({ path }) => !path.includes('{'))) {
    const found = new Map<unknown, Item>();
    for (const query of queries(parameters, await readAnswer(read, path), items.get(events) ?? [])) {
      addresses.add(path + query);
      for (const item of listed(await readAnswer(read, path + query))) found.set(item.id, item);
    }
    items.set(path, [...found.values()]);
  }
  for (const { path, parameters } of operations.filter(({ path }) => path.includes('{'))) {
    const languages = queries(
      parameters.filter(({ name }) => name === 'lang'),
      { data: [] },
      [],
    );
    for (const item of items.get(path.slice(0, path.indexOf('/{'))) ?? items.get(events) ?? [])
      for (const filled of fill(path, item)) for (const query of languages) addresses.add(filled + query);
  }
  return [...addresses].toSorted();
}

function queries(parameters: Parameter[], { data, meta }: Answer, someEvents: Item[]): string[] {
  const choices = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'lang')
    .flatMap(({ name, schema }) => {
      const offered = meta?.facets?.[name]?.slice(0, longestFacet).map(({ value }) => value);
      const values = schema.enum ?? offered ?? (name === 'event' ? someEvents.map(({ id }) => `${id}`) : samples[name]);
      return (values ?? []).map((value) => `${name}=${value}`);
    });
  // An operation that fails without `term` or `event` gets one in each of its addresses.
  const question = data === undefined ? choices.find((choice) => /^(term|event)=/.test(choice)) : undefined;
  const asked = ['', ...choices].map((choice) =>
    question && /^(?!term|event)/.test(choice) ? [question, choice].filter(Boolean).join('&') : choice,
  );
  const inLanguages = parameters.some(({ name }) => name === 'lang')
    ? asked.flatMap((query) => ['es', 'en'].map((lang) => [`lang=${lang}`, query].filter(Boolean).join('&')))
    : asked;
  return inLanguages.map((query) => (query ? `?${query}` : ''));
}

/** The addresses of one item; values for parameters that the item does not have come from `samples`. */
function fill(path: string, { id, path: file = '' }: Item): string[] {
  const own = path
    .replace('{id}', String(id))
    .replace('{performance}', `${id}1`)
    .replace('{name}', file.split('/').at(-1) ?? '');
  const open = /\{(\w+)\}/.exec(own);
  return open ? (samples[open[1] ?? ''] ?? ['1']).map((value) => own.replace(open[0], value)) : [own];
}

async function readAnswer(read: Read, path: string): Promise<Answer> {
  const text = await read(path);
  return text.startsWith('{') ? (JSON.parse(text) as Answer) : {};
}

function listed({ data }: Answer): Item[] {
  return Array.isArray(data) ? (data as Item[]) : [];
}
