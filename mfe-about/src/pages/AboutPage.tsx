import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ConcertCard } from '@ofgc/shared/design/ConcertCard/ConcertCard.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/Html/Html.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { Section } from '@ofgc/shared/design/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import type { Page } from '@ofgc/shared/domain/page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { chiefConductorIn } from '../features/landing/chief-conductor.ts';
import { Doors } from '../features/landing/QuickLinks.tsx';
import { Figures } from '../features/landing/KeyFigures.tsx';
import { figuresIn, htmlBeforeTable } from '../features/landing/parse-key-figures.ts';
import styles from './AboutPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  const page = await fetchPage(api, '/sobre-ofgc');
  return { page, chief: await chiefOf(page, api, now()).catch(() => null) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The chief conductor's part of the page and next concert; without them the page is still a page. */
async function chiefOf(page: Page, api: ApiClient, now: Date) {
  const { meta } = await fetchEvents(api, { perPage: 1 });
  const chief = chiefConductorIn(page.sections, meta.facets.conductor ?? []);
  if (!chief) return null;
  const {
    data: [event],
  } = await fetchEvents(api, { conductor: chief.slug, when: 'upcoming', perPage: 1 });
  const performance = event?.performances.find(({ endsAt }) => new Date(endsAt) > now);
  return { anchor: chief.section.anchor, concert: event && performance ? { event, performance } : null };
}

export const handle: PageHandle<Data> = {
  meta: ({ data: { page }, t }) => ({
    title: page.title,
    description: page.description,
    jsonLd: [
      {
        '@type': 'PerformingGroup',
        name: t('brandName', { ns: 'shared' }),
        alternateName: 'OFGC',
        foundingDate: '1845',
        description: page.description,
      },
    ],
  }),
};

export function Component() {
  const { page, chief } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const locale = useLocale();
  const lang = page.lang === locale ? undefined : page.lang;
  const chiefText = page.sections.find(({ anchor }) => anchor === chief?.anchor);
  const figuresText = page.sections.find(({ html }) => figuresIn(html).length > 0);
  const [mission, ...others] = page.sections.filter((section) => section !== chiefText && section !== figuresText);
  return (
    <div data-section="about">
      <Container>
        <PageHead title={page.title} lang={lang} lead={<span lang={lang}>{page.lead}</span>} />
        <TranslationNotice lang={page.lang} />
      </Container>
      {mission && (
        <Section aria-labelledby={mission.anchor} className={styles.first}>
          <Container>
            <SectionHead id={mission.anchor} title={<span lang={lang}>{mission.title}</span>} />
            <Html html={mission.html} lang={lang} className={styles.mission} />
          </Container>
        </Section>
      )}
      {figuresText && (
        <Section tone="sea" aria-labelledby={figuresText.anchor}>
          <Container>
            <SectionHead id={figuresText.anchor} title={<span lang={lang}>{figuresText.title}</span>} isTight />
            <Html html={htmlBeforeTable(figuresText.html)} lang={lang} className={styles.note} />
            <Figures figures={figuresIn(figuresText.html)} lang={lang} />
          </Container>
        </Section>
      )}
      {chiefText && (
        <Section aria-labelledby={chiefText.anchor}>
          <Container>
            <SectionHead id={chiefText.anchor} title={<span lang={lang}>{chiefText.title}</span>} />
            <div className={styles.chief} data-concert={chief?.concert ? '' : undefined}>
              <Html html={chiefText.html} lang={lang} />
              {chief?.concert && (
                <div className={styles.concert}>
                  <p className="small soft">{t('nextConcert')}</p>
                  <ConcertCard {...chief.concert} />
                </div>
              )}
            </div>
          </Container>
        </Section>
      )}
      {others.length > 0 && (
        <Section tone="sunken" aria-label={t('more')}>
          <Container className={styles.others}>
            {others.map(({ anchor, title, html }) => (
              <div key={anchor} className={styles.other}>
                <h2 id={anchor} lang={lang}>
                  {title}
                </h2>
                <Html html={html} lang={lang} />
              </div>
            ))}
          </Container>
        </Section>
      )}
      <Section aria-labelledby="puertas">
        <Container>
          <SectionHead id="puertas" title={t('doors.title')} isTight />
          <div className={styles.doors}>
            <Doors />
          </div>
        </Container>
      </Section>
    </div>
  );
}
