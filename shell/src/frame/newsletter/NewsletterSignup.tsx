import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import { Button } from '@ofgc/shared/design/forms/Button/Button.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formField } from '@ofgc/shared/forms/form-state.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { newsletterPath } from '@ofgc/shared/routes/newsletter.ts';
import { dataProtectionPath } from '@ofgc/shared/routes/pages.ts';
import { useTranslation } from 'react-i18next';
import styles from './NewsletterSignup.module.css';
import { useNewsletterForm } from './use-newsletter-form.ts';

/**
 * The newsletter's form: a plain post to `/boletin`, taken over by React where it runs.
 * There are no checks here: the server's answers are shown (docs/requirements.md#newsletter).
 */
export function NewsletterSignup() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { errors, isBusy, typed, submit } = useNewsletterForm();
  return (
    <Section tone="sunken" aria-labelledby="boletin" data-print="hidden">
      <Container className={styles.grid}>
        <div className={styles.words}>
          <h2 id="boletin">{t('newsletter.title')}</h2>
          <p className={styles.lead}>{t('newsletter.lead')}</p>
        </div>
        <form
          className={styles.form}
          action={localisedPath(newsletterPath, locale)}
          method="post"
          noValidate
          onSubmit={submit}
        >
          <input type="hidden" name={formField} value="newsletter" />
          <Field
            name="name"
            label={t('newsletter.name')}
            autoComplete="given-name"
            isRequired
            error={errors.name}
            defaultValue={typed.name}
          />
          <Field
            name="lastname"
            label={t('newsletter.lastname')}
            autoComplete="family-name"
            isRequired
            error={errors.lastname}
            defaultValue={typed.lastname}
          />
          <Field
            name="email"
            type="email"
            label={t('newsletter.email')}
            autoComplete="email"
            isRequired
            isWide
            error={errors.email}
            defaultValue={typed.email}
          />
          <Checkbox
            name="conditions"
            value="true"
            isRequired
            error={errors.conditions}
            defaultChecked={typed.conditions === 'true'}
          >
            <RichMessage
              text={t('newsletter.consent')}
              elements={{
                privacy: (
                  <SiteLink to={dataProtectionPath} isNewTab>
                    {null}
                  </SiteLink>
                ),
              }}
            />
          </Checkbox>
          <p className={styles.note}>
            {t('newsletter.notice')} {t('newsletter.requiredNote')}
          </p>
          <Button type="submit" isBusy={isBusy}>
            {t('newsletter.submit')}
          </Button>
        </form>
      </Container>
    </Section>
  );
}
