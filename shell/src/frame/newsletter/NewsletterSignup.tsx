import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { BaseForm } from '@ofgc/shared/design/forms/PostForm/BaseForm.tsx';
import { bindForm } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { newsletterFields } from '@ofgc/shared/domain/newsletter/newsletter-field-rules.ts';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { dataProtectionPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import styles from './NewsletterSignup.module.css';
import { useNewsletterForm } from './use-newsletter-form.ts';

/**
 * The newsletter's form: a plain post to `/boletin`, which React takes over where it runs.
 * On a phone it is folded. React shows the API's response in the message modal (docs/requirements.md#newsletter).
 */
export function NewsletterSignup() {
  const { t } = useTranslation('shell');
  const { state, isAsked, isBusy, submit } = useNewsletterForm();
  const { field, box } = bindForm('newsletter', newsletterFields, state);
  return (
    <Section
      className={styles.section}
      tone="sunken"
      aria-labelledby="boletin"
      data-print="hidden"
      data-part="frame.newsletter"
    >
      <Container className={styles.grid}>
        <div className={styles.words}>
          <h2 id="boletin">{t('newsletter.title')}</h2>
          <p className={styles.lead}>{t('newsletter.lead')}</p>
        </div>
        <details className={styles.fold} open={isAsked}>
          <summary className={styles.unfold} hidden={isAsked}>
            {t('newsletter.unfold')}
          </summary>
          <BaseForm
            name="newsletter"
            action={newsletterPath}
            submit={t('newsletter.submit')}
            className={styles.form}
            isBusy={isBusy}
            onSubmit={submit}
          >
            <Field {...field('name')} label={t('newsletter.name')} autoComplete="given-name" />
            <Field {...field('lastname')} label={t('newsletter.lastname')} autoComplete="family-name" />
            <Field {...field('email')} type="email" label={t('newsletter.email')} autoComplete="email" isWide />
            <Checkbox {...box('conditions')}>
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
          </BaseForm>
        </details>
      </Container>
    </Section>
  );
}
