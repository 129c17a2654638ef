import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ServiceName } from '@ofgc/shared/third-party/services.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { cookiesPath } from '@ofgc/shared/routes/site/pages.ts';
import styles from './ConsentService.module.css';
import { choicePath } from './consent-service.ts';
import { catalogues } from './locales/catalogues.ts';

/**
 * The consent form in one language. Without JavaScript everything is visible at once; with it, the checkboxes appear after
 * “configure”. The three buttons have the same size and are side by side.
 */
export function ConsentForm({ locale, services }: { locale: Locale; services: readonly ServiceName[] }) {
  const t = catalogues[locale];
  const titleId = `consent-title-${locale}`;
  return (
    <form className={styles.form} method="post" action={choicePath} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t.title}
      </h2>
      <p className={styles.text}>
        {t.text} <a href={localisedPath(cookiesPath, locale)}>{t.policy}</a>
      </p>
      <fieldset className={styles.services}>
        <legend className="visually-hidden">{t.services}</legend>
        {services.map((name) => (
          <Checkbox key={name} id={`consent-${name}-${locale}`} name="service" value={name}>
            <b>{t[name]}.</b> {t[`${name}Text`]}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.failed} role="alert" data-sentence={t.failed} />
      <div className={styles.answers}>
        <Button kind="secondary" size="row" type="submit" name="answer" value="none">
          {t.reject}
        </Button>
        <Button kind="secondary" size="row" type="submit" name="answer" value="chosen">
          <span className={styles.configure}>{t.configure}</span>
          <span className={styles.save}>{t.save}</span>
        </Button>
        <Button kind="secondary" size="row" type="submit" name="answer" value="all">
          {t.accept}
        </Button>
      </div>
    </form>
  );
}
