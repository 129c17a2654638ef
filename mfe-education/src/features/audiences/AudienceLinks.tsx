import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { audienceLinks } from './audiences.ts';
import styles from './AudienceLinks.module.css';

/** Links to the parts of the page, one for each audience, each with its drawing. */
export function AudienceLinks() {
  const { t } = useTranslation('education');
  return (
    <nav aria-label={t('landing.audiences')}>
      <ul className={styles.links}>
        {audienceLinks.map(({ anchor, drawing }) => (
          <li key={anchor}>
            <SiteLink to={`#${anchor}`}>
              <Drawing {...drawing} crop="square" isEager />
              <span>{t(`audience.${anchor}`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
