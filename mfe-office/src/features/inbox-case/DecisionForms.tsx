import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { announcedDecisions, type Decision } from '@ofgc/shared/domain/inbox/inbox.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from './DecisionForms.module.css';

interface DecisionFormsProps {
  decision: { current: string; options: readonly Decision[] };
  version: number;
}

/** Which text explains the decisions that are possible about a record. */
function hintFor(options: readonly Decision[]) {
  if (options.some((option) => announcedDecisions.includes(option))) return 'record.decisionHint';
  return options.includes('received') ? 'record.returnHint' : 'record.withdrawalHint';
}

/** One button for each decision. */
export function DecisionForms({ decision: { current, options }, version }: DecisionFormsProps) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('record.decision')}>
      <p>
        {t('record.decided', { state: current })} {options.length > 0 && t(hintFor(options))}
      </p>
      <div className={styles.options}>
        {options.map((option) => (
          <VersionedForm
            key={option}
            name={`decision:${option}`}
            submit={t(`record.${option}`)}
            kind={option === 'accepted' ? 'primary' : 'secondary'}
            version={version}
          >
            <input type="hidden" name="decision" value={option} />
          </VersionedForm>
        ))}
      </div>
    </Panel>
  );
}
