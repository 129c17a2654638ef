import { dial, shownPhone } from '@ofgc/shared/design/feedback/ContactHelp/dial.ts';
import { Prose } from '@ofgc/shared/design/text/Prose/Prose.tsx';
import type { Department } from '@ofgc/shared/domain/departments/department.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './Departments.module.css';

/** Telephone and email of each department. */
export function Departments({ departments }: { departments: readonly Department[] }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <Prose className={styles.departments}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('contact.department')}</th>
            <th scope="col">{t('contact.phone')}</th>
            <th scope="col">{t('contact.email')}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map(({ key, name, phone, email, lang }) => (
            <tr key={key}>
              <th scope="row" lang={foreignLang(lang, locale)}>
                {name}
              </th>
              <td>
                <a href={dial(phone)}>{shownPhone(phone, locale)}</a>
              </td>
              <td>
                <a href={`mailto:${email}`}>{email}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  );
}
