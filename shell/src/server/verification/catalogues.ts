import type { Catalogue, RemoteModule } from '@ofgc/shared/contract';
import { locales } from '@ofgc/shared/domain/locale.ts';

/** Each language must have every text that another one has, and none may be empty. */
export async function catalogueProblems({ locales: loaders }: Pick<RemoteModule, 'locales'>): Promise<string[]> {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const load = loaders[locale] as RemoteModule['locales']['es'] | undefined;
      return { locale, texts: load ? flatten((await load()).default) : null };
    }),
  );
  const all = new Set(texts.flatMap((one) => Object.keys(one.texts ?? {})));
  return texts.flatMap(({ locale, texts: known }) => {
    if (!known) return [`the language ${locale} is missing`];
    const missing = [...all].filter((key) => !known[key]?.trim());
    return missing.length > 0 ? [`the language ${locale} has no text for ${listed(missing)}`] : [];
  });
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

function flatten(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

function listed(keys: readonly string[]): string {
  return keys.slice(0, 3).join(', ') + (keys.length > 3 ? ` and ${keys.length - 3} more` : '');
}
