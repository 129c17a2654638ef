import type { PageHandle } from '@ofgc/shared/contract';
import { SessionEnd } from '@ofgc/shared/design/feedback/SessionEnd/SessionEnd.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import styles from './LandingPage.module.css';

/** Who is not signed in is led to where staff sign in, and back. What only a role may see, the API's route asks for. */
export const loader = staffLoader(async (_context, who) => ({ who }));

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  meta: ({ t }) => ({ title: t('landing.title'), description: t('landing.description') }),
};

export function Component() {
  const { who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sample');
  return (
    <>
      <SessionEnd kind="staff" endsAt={who.idleEndsAt} words={(key) => t(`sessionEnd.${key}`)} />
      <Container className={styles.page}>
        <PageHead title={t('landing.title')} lead={t('landing.lead')} />
        <p>{t('landing.who', { name: who.name })}</p>
      </Container>
    </>
  );
}
