import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import { auditionsPath, contactPath, orchestraPath, transparencyPath } from '@ofgc/shared/routes/site/pages.ts';
import { pressNotesPath } from '@ofgc/shared/routes/explore/press-notes.ts';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import styles from './QuickLinks.module.css';

const links = [
  { key: 'orchestra', to: orchestraPath, hue: 'slate' },
  { key: 'auditions', to: auditionsPath, hue: 'slate' },
  { key: 'contact', to: contactPath, hue: 'slate' },
  { key: 'jobs', to: jobsPath, hue: 'teal' },
  { key: 'press', to: pressNotesPath, hue: 'violet' },
  { key: 'transparency', to: transparencyPath, hue: 'slate' },
] as const;

/** Links to the pages about the orchestra, each in the colour of its section. */
export function QuickLinks() {
  const { t } = useTranslation('about');
  return (
    <ul className={styles.links}>
      {links.map(({ key, to, hue }) => (
        <li key={key} data-hue={hue}>
          <h3 className={styles.title}>
            <CardLink to={to}>{t(`quickLinks.${key}.title`)}</CardLink>
          </h3>
          <p className="small">{t(`quickLinks.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
