import type { PageHandle } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { complaintsPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { TextSection } from '../features/institutional-pages/TextSection.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import { channelBreadcrumb } from '../features/reporting-channel/channel-breadcrumb.ts';
import { CodeForm } from '../features/reporting-channel/CodeForm.tsx';
import { type FollowUpAnswer, followUpAction, messageForm } from '../features/reporting-channel/follow-up-action.ts';
import { MessageForm } from '../features/reporting-channel/MessageForm.tsx';
import { postedIntake } from '../features/reporting-channel/posted-intake.ts';
import { SentReport } from '../features/reporting-channel/SentReport.tsx';
import styles from './ReportPage.module.css';

/** A report is opened by a POST; the page itself is the same for everybody. */
export async function loader() {
  return null;
}

export const action = followUpAction;

export const handle: PageHandle = {
  meta: ({ t }) => ({
    title: t('channel.followUp.title'),
    description: t('channel.followUp.description'),
    noIndex: true,
  }),
};

const formId = 'codigo';

export function Component() {
  const answer = useActionData<FollowUpAnswer>();
  const { t } = useTranslation('about');
  const opened = answer && 'opened' in answer ? answer.opened : undefined;
  const refused = answer && !('opened' in answer) ? answer : undefined;
  return (
    <Container>
      <PageHead
        title={t('channel.followUp.title')}
        trail={channelBreadcrumb(t)}
        lead={opened ? undefined : t('channel.followUp.lead')}
      />
      <div className={styles.page}>
        {opened && <SentReport opened={opened} />}
        {refused?.form === messageForm && (
          <TextSection id={formId} title={t('channel.addMessage')} lang={undefined}>
            <MessageForm
              code={refused.values.code ?? ''}
              intake={postedIntake(refused)}
              state={refused}
              labelledBy={formId}
            />
          </TextSection>
        )}
        {!opened && refused?.form !== messageForm && (
          <TextSection id={formId} title={t('channel.code')} lang={undefined}>
            <CodeForm state={refused} labelledBy={formId} />
            <p className="small">{t('channel.followUp.lost')}</p>
          </TextSection>
        )}
        <PageHelp path={complaintsPath} />
      </div>
    </Container>
  );
}
