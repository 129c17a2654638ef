import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { seatHoldingStates } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useTranslation } from 'react-i18next';
import { QuietFold } from '../QuietFold.tsx';
import styles from './RegistrationSteps.module.css';

/** The steps that a school can still take with its registration; a step that gives up the place needs one more click. */
export function RegistrationSteps({ steps, state, version }: Pick<SchoolRegistration, 'steps' | 'state' | 'version'>) {
  const { t } = useTranslation('education');
  return (
    <ul className={styles.steps}>
      {steps.map((step) => {
        const form = (
          <VersionedForm
            name={`step:${step}`}
            submit={t(`registration.step.${step}`)}
            kind={step === 'confirm' ? 'primary' : 'secondary'}
            version={version}
          />
        );
        if (step === 'confirm') return <li key={step}>{form}</li>;
        return (
          <li key={step}>
            <QuietFold summary={t(`registration.ask.${step}`)}>
              <p>{t(seatHoldingStates.includes(state) ? 'registration.sure.place' : 'registration.sure.noPlace')}</p>
              {form}
            </QuietFold>
          </li>
        );
      })}
    </ul>
  );
}
