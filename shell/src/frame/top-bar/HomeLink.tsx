import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './HomeLink.module.css';

interface HomeLinkProps {
  size?: 'bar' | 'footer';
}

const Wordmark = staticPart<HomeLinkProps & { locale: string }>({
  tag: 'span',
  keyOf: ({ locale }) => [locale],
  load: async () =>
    (await import(/* webpackChunkName: "wordmark.kept" */ '@ofgc/shared/design/brand/Wordmark/Wordmark.tsx')).Wordmark,
});

/** The wordmark, a link to the home page. */
export function HomeLink({ size = 'bar' }: HomeLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <SiteLink to="/" className={styles.link}>
      <span className="visually-hidden">{t('homeLink')}</span>
      <Wordmark size={size} locale={useLocale()} />
    </SiteLink>
  );
}
