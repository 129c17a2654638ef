import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { subscriptionPath, subscriptionsPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { truncate, maxDescriptionLength } from '@ofgc/shared/text/truncate.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PosterWall } from '../../features/poster-wall/PosterWall.tsx';
import {
  resolveSubscription,
  loadSubscription,
  type SubscriptionData,
} from '../../features/subscription-detail/load-subscription.ts';
import { SubscriptionFacts } from '../../features/subscription-detail/SubscriptionFacts.tsx';
import { SubscriptionParts } from '../../features/subscription-detail/SubscriptionParts.tsx';
import styles from './SubscriptionPage.module.css';

/** Up to this many posters stand beside the text instead of below it. */
const few = 3;

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<SubscriptionData> {
  const { api, locale, onMissing } = context.get(pageContext);
  const { slug = '', id } = params;
  const found = await resolveSubscription(api, slug, id);
  if (!found) throw pageNotFound();
  if (found.slug !== slug)
    throw redirect(
      localisedPath(subscriptionPath({ ...found, isPresent: false }), locale) + new URL(request.url).search,
      301,
    );
  return loadSubscription({ api, onMissing }, found);
}

export const handle: PageHandle<SubscriptionData> = {
  meta: ({ data: { subscription }, t }) => ({
    title: subscription.isPresent
      ? subscription.name
      : t('subscriptions.page.titleOf', { name: subscription.name, season: subscription.season.code }),
    description: truncate(
      t('subscriptions.page.description', {
        name: subscription.name,
        season: subscription.season.code,
        claim: subscription.claim,
      }),
      maxDescriptionLength,
    ),
    canonical: subscriptionPath(subscription),
  }),
};

export function Component() {
  const found = useLoaderData<typeof loader>();
  const { subscription, concerts } = found;
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const lang = foreignLang(subscription.lang, locale);
  return (
    <>
      <Container>
        <div className={styles.head}>
          <PageHead
            title={subscription.name}
            lang={lang}
            trail={[
              { label: t('hub.crumb'), to: concertsPath },
              { label: t('subscriptions.title'), to: subscriptionsPath },
            ]}
            eyebrow={<Eyebrow>{subscription.season.name}</Eyebrow>}
            lead={<span lang={lang}>{subscription.claim}</span>}
          >
            <TranslationNotice lang={subscription.lang} />
          </PageHead>
          <div className={styles.facts}>
            <SubscriptionFacts subscription={subscription} concerts={concerts} />
          </div>
        </div>
        <section
          className={styles.included}
          aria-labelledby="conciertos"
          data-few={concerts.length <= few ? '' : undefined}
        >
          <SectionHead
            id="conciertos"
            title={t(
              subscription.kind === 'flexible' || subscription.kind === 'youth'
                ? 'subscriptions.page.choose'
                : 'subscriptions.page.included',
            )}
            isTight
          />
          <Html html={subscription.description} lang={lang} />
          <PosterWall wall={concerts} columns={concerts.length <= few ? few : undefined} />
        </section>
        <SubscriptionParts {...found} />
      </Container>
    </>
  );
}
