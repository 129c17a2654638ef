import { useSite } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { HallPlan } from '@ofgc/shared/design/concerts/HallPlan/HallPlan.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { chooserPath, subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxOfficeHelp } from '../page-help/BoxOfficeHelp.tsx';
import { SubscriptionPrices } from '../subscriptions/SubscriptionPrices.tsx';
import type { SubscriptionData } from './load-subscription.ts';
import { SubscriptionChannels } from './SubscriptionChannels.tsx';
import { SubscriptionDates } from './SubscriptionDates.tsx';
import { salePhases } from './sale-phases.ts';
import styles from './SubscriptionParts.module.css';
import { SubscriptionSavings } from './SubscriptionSavings.tsx';

interface Part {
  /** The id of the heading. */
  id: string;
  title: string;
  content: ReactNode;
}

/** The details of a subscription, part by part, with a list of the parts beside them. */
export function SubscriptionParts(found: SubscriptionData) {
  const { t } = useTranslation('concerts');
  const parts = useParts(found);
  const { subscription } = found;
  return (
    <LongPage parts={parts} of="blocks">
      {parts.map(({ id, title, content }, index) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          {index === 0 ? (
            <>
              <SectionHead id={id} title={title} isTight />
              {content}
            </>
          ) : (
            <SectionFold id={id} title={title}>
              {content}
            </SectionFold>
          )}
        </section>
      ))}
      {subscription.variants.length > 0 && (
        <section aria-labelledby="temporadas">
          <SectionHead id="temporadas" title={t('subscriptions.page.variants')} isTight />
          <ul className={styles.variants}>
            {subscription.variants.map(({ id, season }) => (
              <li key={id}>
                <ArrowLink to={subscriptionPath({ id, slug: subscription.slug, isPresent: false })}>{season}</ArrowLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <BoxOfficeHelp
        title={t('subscriptions.page.help')}
        action={<ArrowLink to={chooserPath}>{t('subscriptions.action.which')}</ArrowLink>}
      />
    </LongPage>
  );
}

function useParts(found: SubscriptionData): Part[] {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { subscription, hall } = found;
  const lang = foreignLang(subscription.lang, locale);
  const phases = salePhases(subscription, useSite().renderedAt);
  const included = subscription.benefits.filter(({ text }) => text !== null);
  const zones = subscription.prices.map(({ zone }) => zone);
  return [
    {
      id: 'precios',
      title: t('subscriptions.page.prices'),
      content: (
        <>
          <SubscriptionPrices subscription={subscription} singles={found.singles} />
          <p className="small soft">{t('subscriptions.prices.final')}</p>
          <SubscriptionSavings {...found} />
        </>
      ),
    },
    {
      id: 'plano',
      title: t('subscriptions.page.room'),
      content: hall ? (
        hall.plan && (
          <HallPlan
            hall={hall}
            zones={zones}
            prices={subscription.steps.length ? undefined : subscription.prices}
            lang={foreignLang(hall.lang, locale)}
          />
        )
      ) : (
        <MissingPart />
      ),
    },
    {
      id: 'ventajas',
      title: t('subscriptions.page.benefits'),
      content: included.length > 0 && (
        <dl className={styles.benefits} lang={lang}>
          {included.map(({ key, name, text }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: 'renovacion',
      title: t(subscription.renewal ? 'subscriptions.page.renewal' : 'subscriptions.page.dates'),
      content: (phases.length > 0 || subscription.renewal) && (
        <SubscriptionDates phases={phases} renewal={subscription.renewal} lang={lang} />
      ),
    },
    {
      id: 'canales',
      title: t('subscriptions.page.channels'),
      content: subscription.channels.length > 0 && (
        <SubscriptionChannels channels={subscription.channels} lang={lang} />
      ),
    },
    {
      id: 'condiciones',
      title: t('subscriptions.page.terms'),
      content: <Html html={subscription.terms} lang={lang} />,
    },
    {
      id: 'preguntas',
      title: t('subscriptions.page.questions'),
      content: subscription.questions.length > 0 && (
        <div lang={lang}>
          {subscription.questions.map(({ question, answer }) => (
            <Details key={question} summary={question} name="preguntas">
              <Html html={answer} />
            </Details>
          ))}
        </div>
      ),
    },
  ].filter(({ content }) => content);
}
