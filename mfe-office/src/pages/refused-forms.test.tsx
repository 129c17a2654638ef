import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import type { ComponentType, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { AlertForm } from '../features/alerts/AlertForm.tsx';
import { ConcertForm } from '../features/concerts/ConcertForm.tsx';
import { CaseForm } from '../features/inbox-case/CaseForm.tsx';
import { EmailForm } from '../features/inbox-case/EmailForm.tsx';
import { EraseForm } from '../features/inbox-case/EraseForm.tsx';
import { sampleAlert } from '../testing/sample-alert.ts';
import { sampleCase } from '../testing/sample-case.ts';
import { sampleStaff } from '../testing/sample-staff.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { WriteForm } from '../features/reporting-channel/WriteForm.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component as InboxCasePage } from './InboxCasePage.tsx';
import { Component as HandledReportPage } from './HandledReportPage.tsx';
import { Component as StaffMemberPage } from './StaffMemberPage.tsx';

const both = { es: 'Aviso', en: 'Notice' };
const concert = {
  version: 5,
  text: { dates: [], venue: '', conductor: '', soloists: [], works: [], note: both, announcement: both },
  choices: { venues: [], artists: [], works: [] },
};
const member = {
  id: 2,
  version: 5,
  name: 'Eva',
  email: 'eva@ofgc.example',
  roles: [],
  state: 'active',
  sessions: 0,
  history: [],
  earlier: 0,
};

/** The `version` field of a refused form that was posted with version 4, on a page that has version 5 by now. */
function versionAfter(status: number, form: string, element: ReactElement): string | undefined {
  const page = renderServerPage(element, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, member },
    actionData: { form, status, message: '', errors: {}, values: { version: '4' } },
  });
  const sent = [...page.querySelectorAll('form')].map((one) => Object.fromEntries(new FormData(one)));
  return sent.find((fields) => fields.form === form)?.version as string | undefined;
}

const forms = {
  alert: <AlertForm alert={sampleAlert()} formKey="" />,
  concert: <ConcertForm concert={concert} />,
  letter: <EmailForm inboxCase={sampleCase()} />,
  case: <CaseForm inboxCase={sampleCase()} />,
  erase: <EraseForm inboxCase={sampleCase()} />,
  write: <WriteForm report={sampleReport()} channelKey="" posted={undefined} />,
  roles: <StaffMemberPage />,
};

it.each(Object.entries(forms))(
  'refused form %s has the new version only after a conflict (409), not after an invalid form (422)',
  (form, element) => {
    expect([versionAfter(422, form, element), versionAfter(409, form, element)]).toEqual(['4', '5']);
  },
);

it.each<[string, ComponentType, object]>([
  ['undo', InboxCasePage, { list: {}, inboxCase: sampleCase() }],
  ['decision:accepted', InboxCasePage, { list: {}, inboxCase: sampleCase() }],
  ['step:acknowledge', HandledReportPage, { report: sampleReport({ steps: [] }) }],
  ['step:lock', StaffMemberPage, { member: { ...member, state: 'locked' } }],
  ['remove', StaffMemberPage, { member }],
])('refused action %s that is no longer on the page shows its message with the focus', (form, Page, data) => {
  const message = 'Ya no se puede deshacer.';
  const { container } = renderPage(<Page />, {
    catalogues: { office: { es, en } },
    loaderData: { who: sampleStaff, ...data },
    actionData: { form, status: 409, message, errors: {}, values: {} },
  });
  expect(container.querySelector(`input[value="${form}"]`)).toBeNull();
  expect(screen.getByRole('group', { name: 'No hemos podido enviarlo' })).toBe(document.activeElement);
  expect(document.activeElement?.textContent).toContain(message);
});
