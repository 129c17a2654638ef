import { changeInboxCase, fetchInboxCase } from '@ofgc/shared/api-client/office/inbox.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formAction, type FormHandler } from '@ofgc/shared/forms/form-action.ts';
import { officePath } from '@ofgc/shared/routes/office/area.ts';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { listBefore, listParameter } from '../features/inbox/inbox-filters.ts';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import { CaseForm } from '../features/inbox-case/CaseForm.tsx';
import { CorrectionForm } from '../features/inbox-case/CorrectionForm.tsx';
import { DecisionForms } from '../features/inbox-case/DecisionForms.tsx';
import { CaseHistory } from '../features/inbox-case/CaseHistory.tsx';
import { EmailForm } from '../features/inbox-case/EmailForm.tsx';
import { EraseForm } from '../features/inbox-case/EraseForm.tsx';
import { ImagePermissionForm } from '../features/inbox-case/ImagePermissionForm.tsx';
import { NoteForm } from '../features/inbox-case/NoteForm.tsx';
import { SentFields } from '../features/inbox-case/SentFields.tsx';
import styles from '../features/layout/RecordPanels.module.css';

export const loader = staffLoader(async ({ api }, who, { params: { source = '', id = '' }, request }) => ({
  who,
  list: listBefore(new URL(request.url).searchParams),
  inboxCase: await fetchInboxCase(api, source, id),
  formKey: crypto.randomUUID(),
}));

const change =
  (name: string): FormHandler =>
  async ({ api, body, params: { source = '', id = '' }, path, search }) => {
    await changeInboxCase(api, { source, id, change: name }, body);
    return `${path}${search}#historial`;
  };

export const action = formAction({
  case: change('case'),
  note: change('note'),
  letter: change('letter'),
  decision: change('decision'),
  undo: change('undo'),
  correction: change('correction'),
  images: change('images'),
  erase: async ({ api, body, params: { source = '', id = '' }, search }) => {
    await changeInboxCase(api, { source, id, change: 'erase' }, body);
    return `${withQuery(officePath, { ...listBefore(new URLSearchParams(search)), borrado: '1' })}#borrado`;
  },
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  isPrivate: true,
  isBare: true,
  visitorParameters: [listParameter],
  meta: ({ data: { inboxCase }, t }) => ({ title: inboxCase.reference, description: t('record.description') }),
};

export function Component() {
  const { who, list, inboxCase, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  const { entries, decision, version } = inboxCase;
  return (
    <OfficeFrame
      who={who}
      title={inboxCase.subject || inboxCase.reference}
      aside={<SiteLink to={withQuery(officePath, list)}>{t('record.back')}</SiteLink>}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <SentFields inboxCase={inboxCase} />
          {decision && <DecisionForms key={`decision ${version}`} decision={decision} version={version} />}
          {inboxCase.email && <EmailForm inboxCase={inboxCase} />}
        </div>
        <div className={styles.column}>
          <CaseForm key={`case ${version}`} inboxCase={inboxCase} />
          <NoteForm formKey={formKey} />
          <CaseHistory entries={entries} version={version} />
          <CorrectionForm key={`correction ${version}`} inboxCase={inboxCase} />
          {inboxCase.allowsImages && <ImagePermissionForm version={version} />}
          <EraseForm key={`erase ${version}`} inboxCase={inboxCase} />
        </div>
      </div>
    </OfficeFrame>
  );
}
