import { useSite } from '@ofgc/shared/contract';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { useTranslation } from 'react-i18next';
import styles from './Supporters.module.css';
import { supporters } from './supporter-list.ts';

const kinds = ['institution', 'sponsor'] as const;

function DrawnSupporters() {
  const { t } = useTranslation('shell');
  const site = useSite();
  return (
    <div className={styles.support}>
      {kinds.map((kind) => (
        <section key={kind} aria-label={t(`footer.${kind}`)}>
          <h2>{t(`footer.${kind}`)}</h2>
          <ul>
            {kind === 'sponsor' && (
              <li>
                <SiteLink to={site.sponsor}>{t('footer.sponsorFoundation')}</SiteLink>
              </li>
            )}
            {supporters
              .filter((supporter) => supporter.kind === kind)
              .map(({ name, sign }) => (
                <li key={name}>
                  {sign && (
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                      <path d={sign} />
                    </svg>
                  )}
                  <span lang="es">{name}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Institutions and sponsors by name, with their sign where they have one. */
export const Supporters = cachedOnServer(DrawnSupporters);
