import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';

interface TitleListProps {
  titles: readonly { title: string; lang: Locale }[];
}

/** Titles as a list in words, "Pastoral y Órgano": each in its own language, the words between them in the page's. */
export function TitleList({ titles }: TitleListProps) {
  const locale = useLocale();
  const parts = listFormat(locale).formatToParts(titles.map((_, index) => String(index)));
  return parts.map(({ type, value }, index) => {
    const one = type === 'element' ? titles[Number(value)] : undefined;
    return one ? (
      <span key={index} lang={foreignLang(one.lang, locale)}>
        {one.title}
      </span>
    ) : (
      value
    );
  });
}
