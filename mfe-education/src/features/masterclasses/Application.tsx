import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Empty } from '@ofgc/shared/design/Empty/Empty.tsx';
import { FormDone } from '@ofgc/shared/design/PostForm/FormDone.tsx';
import { Lead } from '@ofgc/shared/design/Lead/Lead.tsx';
import { takesApplications } from '@ofgc/shared/domain/enrolment.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclass.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { ApplicationPlace } from './load-application.ts';
import { paths } from '../addresses/education-paths.ts';
import styles from './Application.module.css';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationLookup } from './ApplicationLookup.tsx';

interface ApplicationProps {
  place: ApplicationPlace;
  masterclasses: readonly Masterclass[];
}

/** The place of the form: the form, or what became of an application. */
export function Application({ place, masterclasses }: ApplicationProps) {
  const { t } = useTranslation('education');
  if (place.kind !== 'form') return <Outcome place={place} />;
  const open = masterclasses.filter(({ state }) => takesApplications(state));
  if (open.length === 0)
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
      <ApplicationForm masterclasses={open} chosen={place.chosen} consents={place.consents} />
    </div>
  );
}

function Outcome({ place }: { place: Exclude<ApplicationPlace, { kind: 'form' }> }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const another = (
    <p>
      <ArrowLink to={`${paths.masterclasses}#inscripcion`}>{t('application.another')}</ArrowLink>
    </p>
  );
  if (place.kind === 'unknown') {
    return (
      <div id="estado" className={styles.intro}>
        <Empty title={t('application.unknown', { reference: place.reference.slice(0, 12) })} action={another}>
          {t('application.unknownText')}
        </Empty>
        <ApplicationLookup reference={place.reference.slice(0, 12)} />
      </div>
    );
  }
  const { reference, masterclass, participation, state, lang } = place.status;
  return (
    <FormDone id="estado" title={t('application.done', { reference })}>
      <p lang={lang === locale ? undefined : lang}>{t('application.doneFor', masterclass)}</p>
      <p>
        {t(`participation.${participation}`)}: <b>{t(`applicationState.${state}`)}</b>
      </p>
      <p>{t('application.mail')}</p>
      {another}
    </FormDone>
  );
}
