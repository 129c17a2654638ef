import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { TermField } from '@ofgc/shared/design/forms/TermField/TermField.tsx';
import type { SearchKind } from '@ofgc/shared/domain/search/search.schema.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import styles from './NewsSearch.module.css';

const kind: SearchKind = 'news';

/** A search in the news: a plain form that leads to the site's search, restricted to news. */
export function NewsSearch() {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  return (
    <search>
      <Form className={styles.form} action={localisedPath(searchPath, locale)}>
        <TermField label={t('news.searchLabel')} />
        <input type="hidden" name="tipo" value={kind} />
        <Button type="submit" kind="secondary" size="field">
          {t('news.search')}
        </Button>
      </Form>
    </search>
  );
}
