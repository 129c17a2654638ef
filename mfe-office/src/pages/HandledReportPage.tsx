import {
  eraseFromReport,
  fetchHandledReport,
  openReport,
  takeReportStep,
  writeToReport,
} from '@ofgc/shared/api-client/office/reporting-channel.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { postedFiles } from '@ofgc/shared/forms/posted-files.ts';
import { formField, textFieldsOf } from '@ofgc/shared/forms/form-state.ts';
import { refusedForm } from '@ofgc/shared/forms/refused-form.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { officeChannelPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import type { ReadReport, OpenedReportAnswer } from '../features/reporting-channel/read-report.ts';
import { EraseReportForm } from '../features/reporting-channel/EraseReportForm.tsx';
import { KeyForm } from '../features/reporting-channel/KeyForm.tsx';
import { ReportProgress } from '../features/reporting-channel/ReportProgress.tsx';
import { ReportThread } from '../features/reporting-channel/ReportThread.tsx';
import { StepForms } from '../features/reporting-channel/StepForms.tsx';
import { WriteForm } from '../features/reporting-channel/WriteForm.tsx';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import styles from '../features/layout/RecordPanels.module.css';

export const loader = staffLoader(async ({ api }, who, { params: { id = '' } }) => ({
  who,
  report: await fetchHandledReport(api, id),
}));

/** An opened report stays open after each form, because every form posts the key; the key is stored nowhere. */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const posted = await request.formData();
  const { [formField]: form = '', ...body } = textFieldsOf(posted);
  const { key = '', ...values } = body;
  /** Opens the report again with the posted key; a report that cannot be opened is shown closed. */
  const readAgain = async (): Promise<ReadReport> =>
    key
      ? openReport(api, id, key).then(
          (opened) => ({ key, opened }),
          () => ({}),
        )
      : {};
  try {
    if (form === 'open')
      return data<OpenedReportAnswer>({ key, opened: await openReport(api, id, key) }, { status: 200 });
    if (form === 'write') await writeToReport(api, id, { ...values, files: await postedFiles(posted) });
    else if (form.startsWith('erase')) await eraseFromReport(api, id, values);
    else await takeReportStep(api, id, values);
    // The whole report is gone.
    if (form === 'erase') return redirect(`${localisedPath(officeChannelPath, locale)}?borrada=1#borrada`);
    return data<OpenedReportAnswer>({ isSaved: true, ...(await readAgain()) }, { status: 200 });
  } catch (error) {
    const refused = refusedForm(form, values, error);
    return data<OpenedReportAnswer>(
      { ...refused, ...(form === 'open' ? {} : await readAgain()) },
      { status: refused.status },
    );
  }
}

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  isPrivate: true,
  isBare: true,
  meta: ({ data: { report }, t }) => ({
    title: t('channel.report', { number: report.id }),
    description: t('channel.description'),
  }),
};

const savedId = 'guardado';
const threadId = 'comunicacion';

export function Component() {
  const { who, report } = useLoaderData<typeof loader>();
  const answer = useActionData<OpenedReportAnswer | undefined>();
  const { key = '', opened, isSaved } = answer ?? {};
  const { t } = useTranslation('office');
  useEffect(() => {
    // The button of a step is gone once the step is taken, and the key's form once the report is open.
    if (answer && !('errors' in answer)) document.getElementById(answer.isSaved ? savedId : threadId)?.focus();
  }, [answer]);
  return (
    <OfficeFrame
      who={who}
      title={t('channel.report', { number: report.id })}
      aside={<SiteLink to={officeChannelPath}>{t('channel.back')}</SiteLink>}
    >
      {isSaved && <FormSuccess id={savedId} title={t('channel.saved')} headingLevel={2} isInAnswer />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {opened ? <ReportThread id={threadId} report={opened} channelKey={key} /> : <KeyForm />}
          <WriteForm report={report} channelKey={key} posted={answer && 'errors' in answer ? answer : undefined} />
        </div>
        <div className={styles.column}>
          <ReportProgress report={report} />
          {report.steps.length > 0 && <StepForms report={report} channelKey={key} />}
          <EraseReportForm report={report} channelKey={key} />
        </div>
      </div>
    </OfficeFrame>
  );
}
