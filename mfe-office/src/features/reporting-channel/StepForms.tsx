import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

const fields = { hasProceedings: {} };

/** The possible next steps: a button for each, with its consequences. */
export function StepForms({ report: { steps, version }, channelKey }: { report: HandledReport; channelKey: string }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('channel.next')}>
      {steps.map((step) => (
        <VersionedForm
          key={step}
          name={`step:${step}`}
          submit={t(`channel.step.${step}`)}
          kind={step === 'close' ? 'quiet' : 'secondary'}
          fields={fields}
          version={version}
        >
          {({ box }) => (
            <>
              <input type="hidden" name="step" value={step} />
              <input type="hidden" name="key" value={channelKey} />
              <p data-wide="">{t(`channel.stepText.${step}`)}</p>
              {step === 'close' && (
                <div data-wide="">
                  <Checkbox {...box('hasProceedings')}>{t('channel.hasProceedings')}</Checkbox>
                </div>
              )}
            </>
          )}
        </VersionedForm>
      ))}
    </Panel>
  );
}
