import type { RemoteModule } from '@ofgc/shared/contract';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { createCatalogueReader } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { isApiText } from '../is-api-text.ts';
import { flatten } from '../../declaration/catalogues/catalogues.ts';
import type { PageElement } from '../elements.ts';
import { markedParts } from './marked-parts.ts';
import { codedWords, spokenTexts } from './coded-words.ts';
import { nameOfLanguage } from './name-of-language.ts';
import type { TriedPage } from '../../trial/pages/tried-page.ts';

/** Shorter texts may be the same word in both languages, or a name. */
const leastLetters = 12;

/** The texts of a section's catalogues by their language, as pages show them: with the facts of the house. They are read once. */
export function createTexts({
  locales: loaders,
}: Pick<RemoteModule, 'locales'>): () => Promise<Record<Locale, ReadonlySet<string>>> {
  let known: Promise<Record<Locale, ReadonlySet<string>>> | undefined;
  return () => (known ??= loadTexts(loaders));
}

/**
 * Finds texts of a section's other catalogue in a page: they were kept from the visitor before, or asked for in the wrong language.
 * Texts that are marked with their language, or that the API answered, may be in any.
 */
export function createLanguageCheck(texts: ReturnType<typeof createTexts>) {
  return async (locale: Locale, own: readonly PageElement[], { answers }: TriedPage): Promise<string[]> => {
    const catalogues = await texts();
    for (const other of locales) {
      if (other === locale) continue;
      const marked = markedParts(own, locale);
      const spoken = spokenTexts(own).filter(
        ({ element, text }) => !marked.has(element) && !catalogues[locale].has(text),
      );
      const found = spoken.find(
        ({ text }) => text.length >= leastLetters && catalogues[other].has(text) && !isApiText(text, answers),
      );
      if (found) return [`says “${found.text}”, a text in ${nameOfLanguage[other]}`];
      const coded = codedWords(spoken, { locale, other, answers });
      if (coded.length > 0)
        return [
          `says “${coded.join('” and “')}” in ${nameOfLanguage[other]}, in its code: what is meant so has its lang`,
        ];
    }
    return [];
  };
}

async function loadTexts(loaders: RemoteModule['locales']): Promise<Record<Locale, ReadonlySet<string>>> {
  const textsOf = async (locale: Locale) => {
    const catalogue = await loaders[locale]().catch(() => ({ default: {} }));
    const texts = flatten(catalogue.default);
    const { t } = createCatalogueReader(locale, { shell: texts });
    return new Set(Object.keys(texts).map((key) => t(key)));
  };
  const [es, en] = await Promise.all([textsOf('es'), textsOf('en')]);
  return { es, en };
}
