import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { longestCatalogue } from './size-limits.ts';

/** Each language must have every text that another one has, with the same values in it and all forms of a number; none may be empty. */
export async function catalogueProblems({ locales: loaders }: Pick<RemoteModule, 'locales'>): Promise<string[]> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const load = loaders[locale] as RemoteModule['locales']['es'] | undefined;
      return { locale, texts: load ? flatten((await load()).default) : null };
    }),
  );
  const all = new Set(texts.flatMap((one) => Object.keys(one.texts ?? {})));
  const [first, ...others] = texts.map((one) => one.texts ?? {});
  const differing = [...all].filter((key) =>
    others.some((other) => first?.[key] && other[key] && valuesOf(first[key]) !== valuesOf(other[key])),
  );
  const problems = texts.flatMap(({ locale, texts: known }) => {
    if (!known) return [`the language ${locale} is missing`];
    const letters = Object.values(known).reduce((sum, text) => sum + text.length, 0);
    if (letters > longestCatalogue)
      return [`the texts of the language ${locale} have ${letters} letters: at most ${longestCatalogue}`];
    const missing = [...all].filter((key) => !known[key]?.trim());
    const formless = [...all].filter((key) => key.endsWith('_one') && !known[key.replace(/_one$/, '_other')]);
    return [
      ...(missing.length > 0 ? [`the language ${locale} has no text for ${listed(missing)}`] : []),
      ...(formless.length > 0 ? [`the language ${locale} has one form alone of ${listed(formless)}`] : []),
    ];
  });
  return differing.length > 0 ? [...problems, `the languages have other values in ${listed(differing)}`] : problems;
}

/** Names of what is put into a text; a form for one thing may leave out how many it is. */
function valuesOf(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name);
  return [...new Set(names.filter((name) => name !== 'count'))]
    .toSorted((a = '', b = '') => a.localeCompare(b))
    .join(' ');
}

/** Words of a page that are the key of a text, because the text does not exist. @param html of a rendered page */
export function rawKeys(html: string, catalogue: Catalogue): string[] {
  const visible = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, (tag) => {
    const texts = [...tag.matchAll(/(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)];
    return ` ${texts.map(([, text]) => text).join(' ')} `;
  });
  const words = visible.match(/(?<![\w/@.-])[a-z]\w*(?:\.\w+)+(?![\w/@-])/gi) ?? [];
  const texts = flatten(catalogue);
  const places = new Set(Object.keys(catalogue));
  return [...new Set(words)].filter(
    (word) => places.has(word.split('.')[0] ?? '') && !(word in texts && texts[word] === word),
  );
}

/** What is no text (a number, a list, nothing) is as a text that is empty. */
function flatten(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue ?? {}).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [[prefix + key, value]];
      const isRoom = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isRoom ? Object.entries(flatten(value as Catalogue, `${prefix}${key}.`)) : [[prefix + key, '']];
    }),
  );
}

function listed(keys: readonly string[]): string {
  return keys.slice(0, 3).join(', ') + (keys.length > 3 ? ` and ${keys.length - 3} more` : '');
}
