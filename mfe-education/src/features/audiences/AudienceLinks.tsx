import { ArrowDown } from 'lucide-react';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useTranslation } from 'react-i18next';
import { audienceAnchors } from './audiences.ts';
import styles from './AudienceLinks.module.css';

/** Links to the parts of the page, one for each audience. */
export function AudienceLinks() {
  const { t } = useTranslation('education');
  return (
    <nav aria-label={t('landing.audiences')}>
      <ul className={styles.links}>
        {audienceAnchors.map((anchor) => (
          <li key={anchor}>
            <SiteLink to={`#${anchor}`}>
              <span>{t(`audience.${anchor}`)}</span> <Icon of={ArrowDown} className={styles.icon} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
