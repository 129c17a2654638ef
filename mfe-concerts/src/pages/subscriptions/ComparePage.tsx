import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { chooserPath, comparisonPath, subscriptionsPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { filteredData } from '@ofgc/shared/filters/search-known.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TitleList } from '../../features/events/TitleList.tsx';
import { maxCompared } from '../../features/subscription-comparison/comparison-limit.ts';
import { choiceAnchor, comparisonAnchor } from '../../features/subscription-comparison/comparison-address.ts';
import { ComparisonDates } from '../../features/subscription-comparison/ComparisonDates.tsx';
import { ComparisonForm } from '../../features/subscription-comparison/ComparisonForm.tsx';
import { ComparisonTable } from '../../features/subscription-comparison/ComparisonTable.tsx';
import { type Comparison, loadComparison } from '../../features/subscription-comparison/load-comparison.ts';
import { BoxOfficeHelp } from '../../features/page-help/BoxOfficeHelp.tsx';
import styles from './subscription-pages.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const comparison = await loadComparison(context.get(pageContext), new URL(request.url).searchParams);
  const { unknown, tooMany } = comparison.refused;
  return filteredData(comparison, [...unknown, ...tooMany]);
}

export const handle: PageHandle<Comparison> = {
  parameters: ['abono', 'zona', 'no'],
  meta: ({ data: { chosen, refused }, t }) => ({
    title: t('subscriptions.compare.title'),
    description: t('subscriptions.compare.description'),
    noIndex: chosen.slugs.length > 0 || refused.unknown.length > 0,
  }),
};

const labels = {
  abono: 'subscriptions.title',
  zona: 'subscriptions.prices.zone',
  no: 'subscriptions.compare.awayLegend',
} as const;

export function Component() {
  const comparison = useLoaderData<typeof loader>();
  const { chosen, compared, concerts, refused, notInZone, options } = comparison;
  const { t } = useTranslation('concerts');
  const leftOut = (slugs: string[]) => (
    <p>
      <RichMessage
        text={t('subscriptions.compare.leftOut')}
        elements={{
          names: (
            <TitleList
              titles={options.flatMap(({ slug, name, lang }) => (slugs.includes(slug) ? { title: name, lang } : []))}
            />
          ),
        }}
      />
    </p>
  );
  return (
    <Container>
      <PageHead
        title={t('subscriptions.compare.title')}
        trail={[
          { label: t('hub.crumb'), to: concertsPath },
          { label: t('subscriptions.title'), to: subscriptionsPath },
        ]}
        lead={t('subscriptions.compare.lead')}
      />
      <div className={styles.page}>
        <UnknownFilters
          unknown={refused.unknown}
          labelOf={(name) => t(labels[name])}
          all={{ to: comparisonPath, label: t('subscriptions.compare.title') }}
        />
        {refused.tooMany.length > 0 && (
          <Notice look="cancelled" title={t('subscriptions.compare.tooMany', { count: maxCompared })}>
            {leftOut(refused.tooMany)}
          </Notice>
        )}
        {notInZone.length > 0 && (
          <Notice look="cancelled" title={t('subscriptions.compare.notInZone', { zone: chosen.zone })}>
            {leftOut(notInZone)}
          </Notice>
        )}
        <div id={choiceAnchor}>
          {options.length > 0 ? <ComparisonForm {...comparison} /> : <p>{t('hub.nothingAnnounced')}</p>}
        </div>
        {compared.length > 0 && (
          <>
            <section aria-labelledby={comparisonAnchor}>
              <SectionHead id={comparisonAnchor} title={t('subscriptions.compare.sideBySide')} isTight />
              <ComparisonTable {...comparison} />
              <p className={`${styles.note} small soft`}>{t('subscriptions.compare.note')}</p>
            </section>
            {concerts.length > 0 && (
              <section aria-labelledby="fechas" className={styles.dates}>
                <SectionHead id="fechas" title={t('subscriptions.compare.datesTitle')} isTight />
                <ComparisonDates {...comparison} />
              </section>
            )}
          </>
        )}
        <p>
          <ArrowLink to={chooserPath}>{t('subscriptions.action.which')}</ArrowLink>
        </p>
        <BoxOfficeHelp />
      </div>
    </Container>
  );
}
