import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { chooserPath, comparisonPath, subscriptionsPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { TitleList } from '../../features/events/TitleList.tsx';
import { ChooserForm } from '../../features/subscription-chooser/ChooserForm.tsx';
import { ChooserResult } from '../../features/subscription-chooser/ChooserResult.tsx';
import { type ChooserData, loadChooser } from '../../features/subscription-chooser/load-chooser.ts';
import { BoxOfficeHelp } from '../../features/page-help/BoxOfficeHelp.tsx';
import styles from './subscription-pages.module.css';

export const loader = filteredLoader(({ context, request }) =>
  loadChooser(context.get(pageContext).api, new URL(request.url).searchParams),
);

export const handle: PageHandle<ChooserData> = {
  parameters: ['concierto', 'zona', 'perfil'],
  meta: ({ data: { answer, unknown }, t }) => ({
    title: t('subscriptions.chooser.title'),
    description: t('subscriptions.chooser.description'),
    noIndex: answer !== null || unknown.length > 0,
  }),
};

const labels = {
  concierto: 'subscriptions.compare.concert',
  zona: 'subscriptions.prices.zone',
  perfil: 'subscriptions.chooser.asker',
} as const;

export function Component() {
  const found = useLoaderData<typeof loader>();
  const { answer, concerts, isAsked, missing, gone, query, unknown } = found;
  const { t } = useTranslation('concerts');
  return (
    <Container>
      <PageHead
        title={t('subscriptions.chooser.title')}
        trail={[
          { label: t('hub.crumb'), to: concertsPath },
          { label: t('subscriptions.title'), to: subscriptionsPath },
        ]}
        lead={t('subscriptions.chooser.lead')}
      />
      <div className={styles.page}>
        <UnknownFilters
          unknown={unknown}
          labelOf={(name) => t(labels[name])}
          all={{ to: chooserPath, label: t('subscriptions.chooser.choose') }}
        />
        {(isAsked || answer) && (
          <section aria-labelledby="resultado" className={styles.dates}>
            <SectionHead id="resultado" title={t('subscriptions.chooser.result')} />
            {gone.length > 0 && (
              <p>
                <RichMessage
                  text={t('subscriptions.chooser.gone')}
                  elements={{ concerts: <TitleList titles={gone} /> }}
                />
              </p>
            )}
            {missing.length > 0 && (
              <Notice
                title={
                  <RichMessage
                    text={t('subscriptions.chooser.missing')}
                    elements={{ concerts: <TitleList titles={missing} /> }}
                  />
                }
              >
                <p>{t('subscriptions.chooser.missingText', { zone: query.zone })}</p>
              </Notice>
            )}
            {answer && <ChooserResult {...found} answer={answer} />}
            {!answer && missing.length + gone.length === 0 && <p>{t('subscriptions.chooser.nothingChosen')}</p>}
          </section>
        )}
        {concerts.length ? (
          <section aria-labelledby="eleccion" className={styles.dates}>
            <SectionHead
              id="eleccion"
              title={t(answer ? 'subscriptions.chooser.again' : 'subscriptions.chooser.choose')}
              isTight
            />
            <ChooserForm {...found} />
            <p className="small soft">{t('subscriptions.chooser.note')}</p>
          </section>
        ) : (
          <p>{t('hub.nothingAnnounced')}</p>
        )}
        <p>
          <ArrowLink to={comparisonPath}>{t('subscriptions.overview.compareLink')}</ArrowLink>
        </p>
        <BoxOfficeHelp />
      </div>
    </Container>
  );
}
