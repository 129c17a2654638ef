import { fetchInbox } from '@ofgc/shared/api-client/office/inbox.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { filteredData } from '@ofgc/shared/filters/search-known.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { officeAccountPath, officePath } from '@ofgc/shared/routes/office/area.ts';
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
  const { filters, unknown } = filtersIn(searchParams);
  const inbox = await fetchInbox(api, inboxFilters(filters));
  const isErased = searchParams.has('borrado');
  const last = lastPageBefore(inbox.meta);
  if (last) throw redirect(localisedPath(inboxPage(filters, last) + (isErased ? '&borrado=1#borrado' : ''), locale));
  return filteredData({ who, filters, unknown, inbox, isErased }, unknown);
});

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: ['estado', 'origen', 'lleva', 'busca', 'pagina', 'borrado'],
  meta: ({ t }) => ({ title: t('inbox.title'), description: t('inbox.description') }),
};

/** The keys of the labels of the filters that take certain values only. */
const labels = { estado: 'inbox.status', origen: 'inbox.source', lleva: 'inbox.holder' } as const;

export function Component() {
  const { who, filters, unknown, inbox, isErased } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  const { total, page, perPage } = inbox.meta;
  return (
    <OfficeFrame who={who} title={t('inbox.title')}>
      {isErased && (
        <p id="borrado" className={styles.erased} role="status" tabIndex={-1}>
          {t('inbox.erased')}
        </p>
      )}
      <UnknownFilters
        unknown={unknown}
        labelOf={(name) => t(labels[name])}
        all={{ to: officePath, label: t('inbox.title') }}
      />
      <InboxFilters filters={filters} />
      <ResultBar status={t('inbox.found', { count: total })} />
      {inbox.data.length > 0 ? <InboxTable items={inbox.data} filters={filters} /> : <p>{t('inbox.empty')}</p>}
      <InboxPaging filters={filters} page={page} pages={Math.ceil(total / perPage)} />
    </OfficeFrame>
  );
}
