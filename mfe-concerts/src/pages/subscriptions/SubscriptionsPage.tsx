import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Answer } from '@ofgc/shared/design/text/Answer/Answer.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { chooserPath, comparisonPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { availableFirst } from '../../features/subscriptions/available-first.ts';
import { loadPosters } from '../../features/subscriptions/load-posters.ts';
import { SubscriptionCard } from '../../features/subscriptions/SubscriptionCard.tsx';
import { BoxOfficeHelp } from '../../features/page-help/BoxOfficeHelp.tsx';
import styles from './subscription-pages.module.css';

interface Data {
  subscriptions: Subscription[];
  /** The posters of subscriptions that are sold as a whole, by the subscription's id; null where they could not be fetched. */
  posters: Record<number, PosterEvent[]> | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<Data> {
  const { api, onMissing } = context.get(pageContext);
  const subscriptions = (await fetchSubscriptions(api)).data;
  return { subscriptions, posters: await loadPosters({ api, onMissing }, subscriptions) };
}

export const handle: PageHandle<Data> = {
  meta: ({ t }) => ({ title: t('subscriptions.title'), description: t('subscriptions.overview.description') }),
};

const groups = [
  { id: 'abonos', kinds: ['full', 'part'] },
  { id: 'paquetes', kinds: ['welcomePackage'] },
  { id: 'a-medida', kinds: ['flexible'] },
  { id: 'clubes', kinds: ['youth'] },
] as const satisfies { id: string; kinds: readonly Subscription['kind'][] }[];

export function Component() {
  const { subscriptions, posters } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  return (
    <Container>
      <PageHead
        title={t('subscriptions.title')}
        trail={[{ label: t('hub.crumb'), to: concertsPath }]}
        lead={t('subscriptions.overview.lead')}
      />
      <div className={styles.page}>
        <div className={styles.ways}>
          <Answer title={t('subscriptions.overview.which')} headingLevel={2}>
            <p>{t('subscriptions.overview.whichText')}</p>
            <p>
              <ButtonLink to={chooserPath}>{t('subscriptions.overview.whichLink')}</ButtonLink>
            </p>
          </Answer>
          <Answer title={t('subscriptions.overview.compare')} headingLevel={2}>
            <p>{t('subscriptions.overview.compareText')}</p>
            <p>
              <ButtonLink to={comparisonPath} kind="secondary">
                {t('subscriptions.overview.compareLink')}
              </ButtonLink>
            </p>
          </Answer>
        </div>
        {groups.map(({ id, kinds }, index) => (
          <section key={id} aria-labelledby={id}>
            <SectionFold id={id} title={t(`subscriptions.group.${id}`)} isOpen={index === 0}>
              <Columns count={2}>
                {availableFirst(subscriptions.filter(({ kind }) => (kinds as readonly string[]).includes(kind))).map(
                  (subscription) => (
                    <SubscriptionCard
                      key={subscription.id}
                      subscription={subscription}
                      posters={posters?.[subscription.id]}
                    />
                  ),
                )}
              </Columns>
            </SectionFold>
          </section>
        ))}
        {!posters && <MissingPart />}
        <BoxOfficeHelp />
      </div>
    </Container>
  );
}
