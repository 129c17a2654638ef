import {
  confirmWaitingEntry,
  fetchWaitingEntry,
  leaveWaitingList,
} from '@ofgc/shared/api-client/concerts/waiting-list.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { emailLinkAction, emailLinkLoader, emailLinkParameters } from '@ofgc/shared/sign-in/email-link-page.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { WaitingListEntry } from '../../features/waiting-list/WaitingListEntry.tsx';
import styles from './WaitingListPage.module.css';

export const loader = emailLinkLoader(fetchWaitingEntry);
export const action = emailLinkAction(confirmWaitingEntry, leaveWaitingList);

export const handle: PageHandle = {
  visitorParameters: emailLinkParameters,
  meta: ({ t }) => ({ title: t('waitingList.title'), description: t('waitingList.description'), noIndex: true }),
};

export function Component() {
  const { face, entry } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  return (
    <Container className={styles.page}>
      <PageHead
        title={t(`waitingList.${face}.title`)}
        crumb={t('waitingList.title')}
        trail={[{ label: t('hub.crumb'), to: concertsPath }]}
        lead={t(`waitingList.${face}.text`)}
      />
      {entry ? (
        <WaitingListEntry place={entry} />
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
