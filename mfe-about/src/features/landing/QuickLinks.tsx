import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import { useTranslation } from 'react-i18next';
import styles from './QuickLinks.module.css';

const links = [
  { key: 'orchestra', to: '/sobre-ofgc/conoce-ofgc', section: 'about' },
  { key: 'auditions', to: '/sobre-ofgc/audiciones', section: 'about' },
  { key: 'contact', to: '/sobre-ofgc/contacto', section: 'about' },
  { key: 'jobs', to: '/portal-empleo', section: 'jobs' },
  { key: 'press', to: '/notas-prensa', section: 'explore' },
  { key: 'transparency', to: '/transparencia', section: 'about' },
] as const;

/** Links to the pages about the orchestra, each in the colour of its section. */
export function QuickLinks() {
  const { t } = useTranslation('about');
  return (
    <ul className={styles.links}>
      {links.map(({ key, to, section }) => (
        <li key={key} data-section={section}>
          <h3 className={styles.title}>
            <CardLink to={to}>{t(`quickLinks.${key}.title`)}</CardLink>
          </h3>
          <p className="small">{t(`quickLinks.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
