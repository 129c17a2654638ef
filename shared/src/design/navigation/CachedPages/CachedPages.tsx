import type { CachedPage } from '../../../offline/list-cached-pages.ts';
import styles from './CachedPages.module.css';

/** Links to the pages that are cached on this device; nothing where there are none. */
export function CachedPages({ pages, title }: { pages: readonly CachedPage[]; title: string }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="guardado">
      <h2 id="guardado">{title}</h2>
      <ul className={styles.pages}>
        {pages.map(({ address, title, when }) => (
          <li key={address}>
            <a href={address}>
              {title} {when && <span className={styles.when}>{when}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
