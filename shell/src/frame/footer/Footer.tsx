import { useSite } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './Footer.module.css';
import { FooterFold } from './FooterFold.tsx';
import { HomeLink } from '../top-bar/HomeLink.tsx';
import { SectionLinkList } from '../section-links/SectionLinkList.tsx';
import { socialNetworks } from './social-networks.ts';
import { Supporters } from './Supporters.tsx';

/** The footer's lists, for which sections declare links. */
const columns = ['concerts', 'orchestra'] as const;

function DrawnFooter() {
  const { t } = useTranslation('shell');
  const site = useSite();
  const year = useYear();
  return (
    <footer className={styles.footer} data-theme="sea" data-print="hidden" data-part="frame.footer">
      <Container>
        <HomeLink size="footer" />
        <div className={styles.columns}>
          <div className={styles.house}>
            <h2>{t('orchestra')}</h2>
            <address>
              {t('footer.address')}
              <br />
              {t('footer.town')}
            </address>
            <p>{t('footer.boxOffice')}</p>
          </div>
          {columns.map((key) => (
            <FooterFold key={key} title={t(`footer.${key}`)}>
              <SectionLinkList place={`footer.${key}`} />
            </FooterFold>
          ))}
          <FooterFold title={t('footer.follow')}>
            <ul>
              {socialNetworks.map(([key, name]) => (
                <li key={key}>
                  <SiteLink to={site[key]}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </FooterFold>
        </div>
        <Supporters />
        <nav aria-label={t('footer.legal')}>
          <SectionLinkList place="footer.legal" className={styles.legal} />
        </nav>
        <p className={styles.copyright}>{t('footer.copyright', { year })}</p>
      </Container>
    </footer>
  );
}

function useYear(): string {
  return useSite().today.slice(0, 4);
}

/** The end of every page: address, links into the site, social networks, supporters, legal links. */
export const Footer = cachedOnServer(DrawnFooter, function useKey() {
  return [useYear(), useLocation().pathname];
});
