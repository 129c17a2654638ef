import { fetchReportIntake } from '@ofgc/shared/api-client/about/reporting-channel.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { followUpPath } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { complaintsPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { postedIntake } from '../features/reporting-channel/posted-intake.ts';
import { TextSection } from '../features/institutional-pages/TextSection.tsx';
import { isPostedContext, type ReportAnswer, reportAction } from '../features/reporting-channel/report-action.ts';
import { channelBreadcrumb } from '../features/reporting-channel/channel-breadcrumb.ts';
import { ReportForm } from '../features/reporting-channel/ReportForm.tsx';
import { ReportReceived } from '../features/reporting-channel/ReportReceived.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './ReportPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(isPostedContext) ? null : fetchReportIntake(context.get(pageContext).api);
}

export const action = reportAction;

export const handle: PageHandle = {
  meta: ({ t }) => ({
    title: t('channel.report.title'),
    description: t('channel.report.description'),
    noIndex: true,
  }),
};

const formId = 'comunicacion';

export function Component() {
  const fetched = useLoaderData<typeof loader>();
  const answer = useActionData<ReportAnswer>();
  const { t } = useTranslation('about');
  const trail = channelBreadcrumb(t);
  if (answer && 'receipt' in answer)
    return (
      <Container>
        <PageHead title={t('channel.report.title')} trail={trail} />
        <ReportReceived receipt={answer.receipt} />
      </Container>
    );
  const intake = fetched ?? postedIntake(answer);
  return (
    <Container>
      <PageHead title={t('channel.report.title')} trail={trail} lead={t('channel.report.lead')} />
      <div className={styles.page}>
        <Notice title={t('channel.report.kept')}>
          <p>{t('channel.report.keptText')}</p>
          <p>{t('channel.report.careText')}</p>
        </Notice>
        <TextSection id={formId} title={t('channel.report.formTitle')} lang={undefined}>
          {intake.isOpen ? (
            <>
              <ReportForm intake={intake} state={answer} labelledBy={formId} />
              <p className="small">{t('channel.report.dataNotice')}</p>
              <ArrowLink to={`${complaintsPath}#datos`}>{t('channel.report.moreOnData')}</ArrowLink>
            </>
          ) : (
            <Notice title={t('channel.closedTitle')}>
              <p>{t('channel.closedText')}</p>
            </Notice>
          )}
        </TextSection>
        <ArrowLink to={followUpPath}>{t('channel.received.followUp')}</ArrowLink>
        <PageHelp path={complaintsPath} />
      </div>
    </Container>
  );
}
