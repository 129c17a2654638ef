import type { OfflineCopy } from '../../../offline/list-offline-copies.ts';
import styles from './OfflineCopies.module.css';

/** Links to the offline copies on this device; nothing where there are none. */
export function OfflineCopies({ pages, title }: { pages: readonly OfflineCopy[]; title: string }) {
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
