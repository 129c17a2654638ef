import { fetchSentReport, sendReportMessage } from '@ofgc/shared/api-client/about/reporting-channel.ts';
import { pageContext } from '@ofgc/shared/contract';
import type { SentReport } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { carriedForm, carryField } from '@ofgc/shared/forms/carried-form.ts';
import { formField, type FormState, textFieldsOf } from '@ofgc/shared/forms/form-state.ts';
import { refusedForm } from '@ofgc/shared/forms/refused-form.ts';
import { type ActionFunctionArgs, data } from 'react-router';
import { postedFiles } from '@ofgc/shared/forms/posted-files.ts';

/** The forms' names. */
export const codeForm = 'code';
export const messageForm = 'message';

/** An opened report, and the outcome of a message posted to it. */
export interface FollowedCase {
  code: string;
  report: SentReport;
  isSent: boolean;
  /** The message form, where it was refused or carried over from the other language. */
  refused?: FormState;
}
/** The response to a posted form. Only the form is returned where the report was not found or the service is down. */
export type FollowUpAnswer = { opened: FollowedCase } | FormState;

/** Opens a report with its code, or adds a message to it. The code is posted with each request, so that no URL or cookie holds it. */
export async function followUpAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageContext);
  const form = await request.formData();
  const { [formField]: name, ...values } = textFieldsOf(form);
  const { code = '' } = values;
  const answer = (opened: FollowedCase, status: number) => data({ opened } satisfies FollowUpAnswer, { status });
  try {
    if (values[carryField]) {
      const refused = carriedForm(messageForm, values);
      return answer({ code, report: await fetchSentReport(api, code), isSent: false, refused }, 200);
    }
    if (name !== messageForm) return answer({ code, report: await fetchSentReport(api, code), isSent: false }, 200);
    try {
      const report = await sendReportMessage(api, { ...values, files: await postedFiles(form) });
      return answer({ code, report, isSent: true }, 201);
    } catch (error) {
      const refused = refusedForm(messageForm, values, error);
      if (refused.status >= 500) return data<FollowUpAnswer>(refused, { status: refused.status });
      return answer({ code, report: await fetchSentReport(api, code), isSent: false, refused }, refused.status);
    }
  } catch (error) {
    const state = refusedForm(codeForm, values, error);
    const hasMessage = Boolean(values[carryField]) || name === messageForm;
    const kept = hasMessage && state.status >= 500 ? { ...state, form: messageForm } : state;
    return data<FollowUpAnswer>(kept, { status: kept.status });
  }
}
