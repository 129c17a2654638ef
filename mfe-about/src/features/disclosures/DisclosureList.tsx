import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import type { Disclosure } from '@ofgc/shared/domain/disclosures/disclosure.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './DisclosureList.module.css';

/** The disclosures that the transparency laws require: date, office, article of the law, and the files or page. */
export function DisclosureList({ disclosures }: { disclosures: readonly Disclosure[] }) {
  return (
    <ul className={styles.list}>
      {disclosures.map((disclosure) => (
        <li key={disclosure.id}>
          <Entry disclosure={disclosure} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ disclosure }: { disclosure: Disclosure }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const { title, summary, law, updatedOn, owner, documents, page } = disclosure;
  const lang = foreignLang(disclosure.lang, locale);
  return (
    <>
      <h3 className={styles.title} lang={lang}>
        {title}
      </h3>
      <p lang={lang}>{summary}</p>
      <p className={styles.facts}>
        <time dateTime={updatedOn}>{t('updated', { date: formatDate(updatedOn, 'date', locale) })}</time>{' '}
        <span lang={lang}>{t('disclosure.owner', { owner })}</span> <span lang={lang}>{law}</span>
      </p>
      {documents.length > 0 && <Downloads documents={documents} isDated={false} />}
      {page && (
        <p>
          <ArrowLink to={page.path}>{page.title}</ArrowLink>
        </p>
      )}
    </>
  );
}
