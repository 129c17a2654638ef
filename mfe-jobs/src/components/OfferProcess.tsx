import type { OfferStatus } from '@ofgc/shared/domain/offer-status.ts';
import { useTranslation } from 'react-i18next';
import { processStep, processSteps } from '../offer-process.ts';
import styles from './OfferProcess.module.css';

/** The steps of a call and how far it has come. Nothing for a call that was withdrawn. */
export function OfferProcess({ status }: { status: OfferStatus }) {
  const { t } = useTranslation('jobs');
  const reached = processStep(status);
  if (!reached) return null;
  const current = processSteps.indexOf(reached);
  return (
    <ol className={styles.steps}>
      {processSteps.map((step, index) => (
        <li
          key={step}
          data-place={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{t(`process.${step}`)}</span>
          {index === current && (
            <span className={styles.now}>{t(step === 'decision' ? 'process.ended' : 'process.now')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
