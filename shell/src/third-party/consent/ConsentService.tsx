import { locales } from '@ofgc/shared/domain/locale.ts';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './ConsentService.module.css';
import { consentId, type OfferedService, savedId } from './consent-service.ts';
import { catalogues } from './locales/catalogues.ts';

/**
 * The end of every page where a service needs consent: a fold with the form, which browser code shows over the page until the
 * visitor has chosen. The markup is the same for every visitor and has both languages, as a change of language loads no document.
 */
export function ConsentService({ services }: { services: readonly OfferedService[] }) {
  const names = services.map(({ name }) => name);
  return (
    <div
      id={consentId}
      className={styles.service}
      data-theme="sea"
      data-print="hidden"
      data-services={JSON.stringify(services)}
    >
      {locales.map((locale) => (
        <section key={locale} lang={locale} className={styles.panel} aria-label={catalogues[locale].open}>
          <details>
            <summary className={styles.open}>{catalogues[locale].open}</summary>
            <ConsentForm locale={locale} services={names} />
          </details>
          <p className={styles.saved} role="status" data-sentence={catalogues[locale].saved} />
        </section>
      ))}
      <p id={savedId} className={styles.savedWithoutScript}>
        {locales.map((locale) => (
          <span key={locale} lang={locale} className={styles.inLanguage}>
            {catalogues[locale].saved}
          </span>
        ))}
      </p>
    </div>
  );
}
