import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import type { ReportReceipt } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { followUpPath, reportPath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { useTranslation } from 'react-i18next';
import { PrintButton } from '../institutional-pages/PrintButton.tsx';
import styles from './ReportReceived.module.css';
import { DeadlineList } from './DeadlineList.tsx';
import { OtherLanguageForm } from './OtherLanguageForm.tsx';

/** The receipt of a report: the only place where its code is ever shown. */
export function ReportReceived({ receipt: { code, terms } }: { receipt: ReportReceipt }) {
  const { t } = useTranslation('about');
  return (
    <FormSuccess id="recibida" title={t('channel.received.title')} headingLevel={2} isInAnswer>
      <p>{t('channel.received.text')}</p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p>{t('channel.received.once')}</p>
      <DeadlineList terms={terms} />
      <PrintButton />
      <OtherLanguageForm path={reportPath} shown="recibida" values={{ code }} />
      <ArrowLink to={followUpPath}>{t('channel.received.followUp')}</ArrowLink>
    </FormSuccess>
  );
}
