import { httpStatusOf } from '@ofgc/shared/api-client';
import {
  confirmWaitingEntry,
  fetchWaitingEntry,
  leaveWaitingList,
} from '@ofgc/shared/api-client/concerts/waiting-list.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import type { WaitingEntry } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WaitingListEntry } from '../../features/waiting-list/WaitingListEntry.tsx';
import styles from './WaitingListPage.module.css';

interface Data {
  /** `left` and `unknown` come without a place. */
  face: WaitingEntry['state'] | 'left' | 'unknown';
  place: WaitingEntry | null;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('fuera')) return data<Data>({ face: 'left', place: null });
  try {
    const place = await fetchWaitingEntry(context.get(pageContext).api, params.token ?? '');
    return data<Data>({ face: place.state, place });
  } catch (error) {
    if (httpStatusOf(error) !== 404) throw error;
    return data<Data>({ face: 'unknown', place: null }, { status: 404 });
  }
}

/** Buttons, because mail scanners follow links: opening the page must not change anything. */
export const action = formAction({
  confirm: async ({ api, params, path }) => {
    await confirmWaitingEntry(api, params.token ?? '');
    return `${path}?confirmado=si#contenido`;
  },
  leave: async ({ api, params, path }) => {
    await leaveWaitingList(api, params.token ?? '');
    return `${path}?fuera=si#contenido`;
  },
});

export const handle: PageHandle<Data> = {
  visitorParameters: ['fuera'],
  meta: ({ t }) => ({ title: t('waitingList.title'), description: t('waitingList.description'), noIndex: true }),
};

export function Component() {
  const { face, place } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  return (
    <Container className={styles.page}>
      <PageHead
        title={t(`waitingList.${face}.title`)}
        crumb={t('waitingList.title')}
        trail={[{ label: t('hub.crumb'), to: concertsPath }]}
        lead={t(`waitingList.${face}.text`)}
      />
      {place ? (
        <WaitingListEntry place={place} />
      ) : (
        <p>
          <ButtonLink to={eventsPath} kind="secondary">
            {t('waitingList.toCalendar')}
          </ButtonLink>
        </p>
      )}
    </Container>
  );
}
