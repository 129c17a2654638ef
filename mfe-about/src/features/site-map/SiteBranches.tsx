import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import type { SiteBranch } from './site-tree.ts';
import styles from './SiteBranches.module.css';

/** A list of pages, each with the list of its child pages. */
export function SiteBranches({ branches }: { branches: readonly SiteBranch[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.branches}>
      {branches.map(({ path, title, lang, pages }) => (
        <li key={path}>
          <SiteLink to={path} lang={foreignLang(lang, locale)}>
            {title}
          </SiteLink>
          {pages.length > 0 && <SiteBranches branches={pages} />}
        </li>
      ))}
    </ul>
  );
}
