import { useTranslation } from 'react-i18next';
import { useActionData, useLocation } from 'react-router';
import { personFields } from '../../../domain/inscriptions/inscription-field.ts';
import type { Inscription } from '../../../domain/inscriptions/inscription.schema.ts';
import type { FieldRules } from '../../../forms/field-rule.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { sentReference } from '../../../forms/inscription-action.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import { splitLocale } from '../../../routes/localised-path.ts';
import { MissingPart } from '../../feedback/MissingPart/MissingPart.tsx';
import { ArrowLink } from '../../navigation/ArrowLink/ArrowLink.tsx';
import type { HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Field } from '../Field/Field.tsx';
import { FormSuccess } from '../PostForm/FormSuccess.tsx';
import { PostForm } from '../PostForm/PostForm.tsx';
import { InscriptionClosed } from './InscriptionClosed.tsx';
import { InscriptionField } from './InscriptionField.tsx';

interface InscriptionFormProps {
  /** Null where it could not be fetched. */
  inscription: Inscription | null;
  /** The id of the heading above it. */
  labelledBy: string;
  /** The heading level of the text that replaces the form once it was sent. */
  headingLevel?: HeadingLevel;
}

/**
 * The form to join or request something, with the fields that the content defines. It is replaced by a confirmation once it was sent,
 * or by the reason why it is closed. The page needs `formAction({ inscription: takeInscription })` and declares `sentInscriptionParameter`.
 */
export function InscriptionForm({ inscription, ...shown }: InscriptionFormProps) {
  if (!inscription) return <MissingPart />;
  // The key: what was typed for one club is not in the form of the other.
  return <KnownInscription key={inscription.key} inscription={inscription} {...shown} />;
}

function KnownInscription({
  inscription,
  labelledBy,
  headingLevel,
}: InscriptionFormProps & { inscription: Inscription }) {
  const { key, submit, received, state, consent, fields, lang } = inscription;
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const reference = sentReference(new URLSearchParams(search), key);
  const posted = useActionData<FormState | undefined>();
  const form = `inscription:${key}`;
  const words = foreignLang(lang, locale);
  if (reference)
    return (
      <FormSuccess id={key} title={t('inscription.sent', { reference })} headingLevel={headingLevel}>
        <p lang={words}>{received}</p>
        <p>{t('inscription.letter')}</p>
        <ArrowLink to={splitLocale(pathname).path}>{t('inscription.again')}</ArrowLink>
      </FormSuccess>
    );
  // A refused form stays on the page even if the inscription has closed meanwhile.
  if (state !== 'open' && posted?.form !== form) return <InscriptionClosed inscription={inscription} />;
  const rules: FieldRules = {
    ...personFields,
    ...Object.fromEntries(fields.map(({ name, isRequired }) => [name, { isRequired }])),
  };
  return (
    <div id={key}>
      <PostForm
        name={form}
        submit={<span lang={words}>{submit}</span>}
        consent={consent}
        fields={rules}
        labelledBy={labelledBy}
      >
        {({ field, box }) => (
          <>
            <Field {...field('name')} label={t('inscription.name')} autoComplete="name" />
            <Field {...field('email')} type="email" label={t('inscription.email')} autoComplete="email" />
            {fields.map((one) => (
              <InscriptionField key={one.name} field={one} lang={words} binding={{ field, box }} />
            ))}
          </>
        )}
      </PostForm>
    </div>
  );
}
