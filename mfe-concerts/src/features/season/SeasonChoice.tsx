import { FilterLinks } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { fileSize } from '@ofgc/shared/labels/file-size.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';
import styles from './SeasonChoice.module.css';

/** The season's categories as chips, each with its own address, and its brochure. */
export function SeasonChoice({ path, categories, category, documents }: SeasonData) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const brochure = documents?.find(({ kind }) => kind === 'brochure');
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const links = categories.map(({ value, label, count }) => ({
    to: `${path}?categoria=${value}`,
    label,
    count,
    isCurrent: value === category,
  }));
  return (
    <div className={styles.choice}>
      <FilterLinks
        label={t('calendar.filter.categoria')}
        links={[{ to: path, label: t('season.allCategories'), count: all, isCurrent: category === null }, ...links]}
      />
      {brochure && (
        <ArrowLink to={brochure.path} icon={Download} hrefLang={brochure.language} type={brochure.mime}>
          {t('season.brochure', { format: brochure.format, size: fileSize(brochure.bytes, locale) })}
        </ArrowLink>
      )}
    </div>
  );
}
