import { fetchSentReport, sendReport } from '@ofgc/shared/api-client/about/reporting-channel.ts';
import { pageContext } from '@ofgc/shared/contract';
import type { ReportReceipt } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { carriedForm, carryField } from '@ofgc/shared/forms/carried-form.ts';
import { type FormState, textFieldsOf } from '@ofgc/shared/forms/form-state.ts';
import { refusedForm } from '@ofgc/shared/forms/refused-form.ts';
import { type ActionFunctionArgs, createContext, data } from 'react-router';
import { postedFiles } from '@ofgc/shared/forms/posted-files.ts';

/** The form's name. */
export const reportForm = 'report';

/** The response to a posted report: the receipt is rendered on the page that was posted to, because no URL may contain its code. */
export type ReportAnswer = { receipt: ReportReceipt } | FormState;

/** Whether a report was posted in this request. Its form is then returned with the data it was issued with, without another API request. */
export const isPostedContext = createContext(false);

/**
 * Sends a posted report and answers with its receipt (201), or with the form as posted, its errors, and
 * the status of the API. A form that is only carried to the other language is returned without sending anything; a receipt that is
 * carried, which has a code in place of a form, is shown again.
 * @throws any error that is not a failure of the call itself (`refusedForm`), and where the report of a receipt cannot be read
 */
export async function reportAction({ request, context }: ActionFunctionArgs) {
  context.set(isPostedContext, true);
  const { api } = context.get(pageContext);
  const form = await request.formData();
  const values = textFieldsOf(form);
  const { code } = values;
  if (code) {
    const { receivedOn, terms } = await fetchSentReport(api, code);
    return data({ receipt: { code, receivedOn, terms } } satisfies ReportAnswer);
  }
  if (values[carryField]) return data<ReportAnswer>(carriedForm(reportForm, values));
  try {
    const receipt = await sendReport(api, { ...values, files: await postedFiles(form) });
    return data({ receipt } satisfies ReportAnswer, { status: 201 });
  } catch (error) {
    const state: ReportAnswer = refusedForm(reportForm, values, error);
    return data(state, { status: state.status });
  }
}
