import { fetchInbox } from '@ofgc/shared/api-client/office/inbox.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { localisedPath } from '@ofgc/shared/i18n';
import { officeAccountPath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router';
import { InboxFilters } from '../features/inbox/InboxFilters.tsx';
import { InboxPaging } from '../features/inbox/InboxPaging.tsx';
import { InboxTable } from '../features/inbox/InboxTable.tsx';
import { filtersIn, inboxFilters, inboxPage, lastPageBefore } from '../features/inbox/inbox-filters.ts';
import { sectionsFor } from '../features/layout/sections-by-role.ts';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import styles from './InboxPage.module.css';

export const loader = staffLoader(async ({ api, locale }, who, { request }) => {
  const sections = sectionsFor(who.roles);
  if (!sections.some(({ name }) => name === 'inbox'))
    throw redirect(localisedPath(sections[0]?.to ?? officeAccountPath, locale));
  const { searchParams } = new URL(request.url);
  const filters = filtersIn(searchParams);
  const inbox = await fetchInbox(api, inboxFilters(filters));
  const isErased = searchParams.has('borrado');
  const last = lastPageBefore(inbox.meta);
  if (last) throw redirect(localisedPath(inboxPage(filters, last) + (isErased ? '&borrado=1#borrado' : ''), locale));
  return { who, filters, inbox, isErased };
});

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: ['estado', 'origen', 'lleva', 'busca', 'pagina', 'borrado'],
  meta: ({ t }) => ({ title: t('inbox.title'), description: t('inbox.description') }),
};

export function Component() {
  const { who, filters, inbox, isErased } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  const { total, page, perPage } = inbox.meta;
  return (
    <OfficeFrame who={who} title={t('inbox.title')}>
      {isErased && (
        <p id="borrado" className={styles.erased} role="status" tabIndex={-1}>
          {t('inbox.erased')}
        </p>
      )}
      <InboxFilters filters={filters} />
      <ResultBar status={t('inbox.found', { count: total })} />
      {inbox.data.length > 0 ? <InboxTable items={inbox.data} filters={filters} /> : <p>{t('inbox.empty')}</p>}
      <InboxPaging filters={filters} page={page} pages={Math.ceil(total / perPage)} />
    </OfficeFrame>
  );
}
