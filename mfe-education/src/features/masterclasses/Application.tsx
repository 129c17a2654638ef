import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { takesApplications } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { enrolmentFormPath } from '@ofgc/shared/routes/education/masterclasses.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { ApplicationView } from './load-application.ts';
import styles from './Application.module.css';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationLookup } from './ApplicationLookup.tsx';

interface ApplicationProps {
  view: ApplicationView;
  masterclasses: readonly Masterclass[];
}

/** The form, or the state of the application that the address names. */
export function Application({ view, masterclasses }: ApplicationProps) {
  const { t } = useTranslation('education');
  const posted = useActionData<FormState | undefined>();
  if (view.kind !== 'form') return <ApplicationOutcome view={view} />;
  // A refused form still offers the class chosen in it, even if that class has closed meanwhile.
  const open = masterclasses.filter(
    ({ id, state }) => takesApplications(state) || String(id) === posted?.values.masterclass,
  );
  if (open.length === 0 && !posted)
    return (
      <div className={styles.intro}>
        <p>{t('application.nothing')}</p>
        <ApplicationLookup />
      </div>
    );
  return (
    <div className={styles.application}>
      <div className={styles.intro}>
        <Lead>{t('application.lead')}</Lead>
        <ApplicationLookup />
      </div>
      <ApplicationForm masterclasses={open} chosen={view.chosen} consents={view.consents} />
    </div>
  );
}

function ApplicationOutcome({ view }: { view: Exclude<ApplicationView, { kind: 'form' }> }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const another = (
    <p>
      <ArrowLink to={enrolmentFormPath()}>{t('application.another')}</ArrowLink>
    </p>
  );
  if (view.kind === 'unknown') {
    const reference = cut(view.reference, 12);
    return (
      <div id="estado" className={styles.intro}>
        <EmptyState
          title={reference ? t('application.unknown', { reference }) : t('application.noReference')}
          action={another}
        >
          {t('application.unknownText')}
        </EmptyState>
        <ApplicationLookup reference={reference} />
      </div>
    );
  }
  const { reference, masterclass, participation, state, lang } = view.status;
  // A refused player may come as a listener; this is not offered to a refused listener.
  const told = state === 'rejected' && participation === 'listener' ? 'rejectedListener' : state;
  return (
    <FormSuccess id="estado" title={t('application.done', { reference })}>
      <p lang={foreignLang(lang, locale)}>{t('application.doneFor', masterclass)}</p>
      <p>
        {t(`participation.${participation}`)}: <b>{t(`applicationState.${told}`)}</b>
      </p>
      <p>{t('application.mail')}</p>
      {another}
    </FormSuccess>
  );
}
