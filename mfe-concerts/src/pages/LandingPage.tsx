import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { dataIfAny, partIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import {
  chooserPath,
  comparisonPath,
  packagesPath,
  subscriptionsPath,
} from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { visitPath } from '@ofgc/shared/routes/concerts/venues.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageSection } from '../features/page-section/PageSection.tsx';
import { withoutClosed } from '../features/subscriptions/available-first.ts';
import { SubscriptionCards } from '../features/subscriptions/SubscriptionCards.tsx';
import { HubConcerts } from '../features/upcoming/HubConcerts.tsx';
import { BoxOfficeHelp } from '../features/page-help/BoxOfficeHelp.tsx';
import { fetchHubConcerts } from '../features/upcoming/fetch-hub-concerts.ts';
import styles from './LandingPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now, onMissing } = context.get(pageContext);
  const [page, concerts, subscriptions] = await Promise.all([
    fetchPage(api, concertsPath),
    partIfAny(fetchHubConcerts(api, now()), onMissing),
    dataIfAny(fetchSubscriptions(api), onMissing),
  ]);
  return { page, concerts, subscriptions };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, concerts, subscriptions } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const cardsOf = (...kinds: Subscription['kind'][]) =>
    subscriptions ? (
      <SubscriptionCards subscriptions={withoutClosed(subscriptions.filter(({ kind }) => kinds.includes(kind)))} />
    ) : (
      <MissingPart />
    );
  const parts = [
    { id: 'proximos', title: t('hub.comingUp') },
    { id: 'abonos', title: t('hub.subscriptions') },
    { id: 'paquetes', title: t('hub.packages') },
    ...page.sections.map(({ anchor, title }) => ({ id: anchor, title, lang })),
  ];
  return (
    <Container>
      <ContentHead page={page}>
        <TranslationNotice lang={page.lang} />
      </ContentHead>
      <LongPage
        parts={parts}
        of="blocks"
        first={
          <section aria-labelledby="proximos">
            <SectionHead
              id="proximos"
              title={t('hub.comingUp')}
              link={{ to: eventsPath, label: t('hub.allConcerts') }}
            />
            {concerts ? <HubConcerts {...concerts} /> : <MissingPart />}
          </section>
        }
      >
        <section aria-labelledby="abonos">
          <SectionHead
            id="abonos"
            title={t('hub.subscriptions')}
            link={{ to: subscriptionsPath, label: t('hub.allSubscriptions') }}
          />
          <p className={styles.lead}>{t('hub.subscriptionsLead')}</p>
          {cardsOf('full', 'part', 'flexible')}
          <p className={styles.ways}>
            <ArrowLink to={chooserPath}>{t('subscriptions.action.which')}</ArrowLink>
            <ArrowLink to={comparisonPath}>{t('subscriptions.overview.compareLink')}</ArrowLink>
          </p>
        </section>
        <section aria-labelledby="paquetes">
          <SectionHead
            id="paquetes"
            title={t('hub.packages')}
            link={{ to: packagesPath, label: t('hub.allPackages') }}
          />
          <p className={styles.lead}>{t('hub.packagesLead')}</p>
          {cardsOf('welcomePackage')}
        </section>
        {page.sections.map((section) => (
          <PageSection key={section.anchor} section={section} lang={lang} questionsAs="details" isFolded>
            {section.anchor === 'descuentos' && cardsOf('youth')}
            {section.anchor === 'preguntas' && <ArrowLink to={visitPath}>{t('hub.visit')}</ArrowLink>}
          </PageSection>
        ))}
        <BoxOfficeHelp />
      </LongPage>
    </Container>
  );
}
