import type { ContentPage } from '@ofgc/shared/domain/content-pages/content-page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { CardList } from '@ofgc/shared/design/navigation/CardList/CardList.tsx';
import styles from './ChildPages.module.css';

/** Links to the direct child pages of a content page. */
export function ChildPages({ pages }: { pages: ContentPage['children'] }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <nav className={styles.children} aria-labelledby="subpaginas">
      <h2 id="subpaginas" className={styles.title}>
        {t('content.children')}
      </h2>
      <CardList
        cards={pages.map(({ path, title, description, lang }) => ({
          to: path,
          title,
          text: description,
          lang: foreignLang(lang, locale),
        }))}
        headingLevel={3}
      />
    </nav>
  );
}
