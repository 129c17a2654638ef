import { httpStatusOf } from '@ofgc/shared/api-client';
import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Inscription } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { sentInscriptionParameter, takeInscription } from '@ofgc/shared/forms/inscription-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath, eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { accessibilityContactPath } from '@ofgc/shared/routes/site/contact-form.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  loadWheelchairConcerts,
  type WheelchairConcert,
} from '../../features/wheelchair-spaces/load-wheelchair-concerts.ts';
import { WheelchairConcerts } from '../../features/wheelchair-spaces/WheelchairConcerts.tsx';
import { loadPerformance } from '../../features/events/load-performance.ts';
import styles from './WheelchairPage.module.css';

interface Data {
  /** Null where the address names no performance that still takes requests. */
  sought: {
    event: Pick<Event, 'id' | 'slug' | 'title' | 'lang'>;
    performance: Performance;
    inscription: Inscription;
  } | null;
  /** The performances that take requests, where the address names none of them; null where they could not be fetched. */
  concerts: readonly WheelchairConcert[] | null;
  /** The address names a performance that takes no requests, or none at all. */
  isRefused?: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing, now } = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get('performance')?.trim() ?? '';
  const found = asked ? await loadPerformance(api, asked) : null;
  const inscription = found && (await fetchForm(api, asked));
  if (!found || !inscription)
    return data<Data>(
      { sought: null, concerts: await loadWheelchairConcerts({ api, onMissing, now }), isRefused: asked !== '' },
      { status: asked ? 404 : 200 },
    );
  const { id, slug, title, lang } = found.event;
  const sought = { event: { id, slug, title, lang }, performance: found.performance, inscription };
  return data<Data>({ sought, concerts: [] });
}

/** The request form for a performance; null for a performance that is over, or for schools only. */
async function fetchForm(
  api: Parameters<typeof fetchInscription>[0],
  performance: string,
): Promise<Inscription | null> {
  try {
    return await fetchInscription(api, 'silla-de-ruedas', { performance });
  } catch (error) {
    if (httpStatusOf(error) === 404) return null;
    throw error;
  }
}

export const action = formAction({ inscription: takeInscription });

export const handle: PageHandle<Data> = {
  parameters: ['performance'],
  visitorParameters: [sentInscriptionParameter],
  meta: ({ t }) => ({ title: t('wheelchair.title'), description: t('wheelchair.description') }),
};

/** The request for a wheelchair space at the performance that the address names; without one, a list of all. */
export function Component() {
  const { sought, concerts, isRefused } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <Container data-section="concerts" className={styles.page}>
      <PageHead
        title={t('wheelchair.title')}
        trail={[{ label: t('hub.crumb'), to: concertsPath }]}
        lead={t('wheelchair.text')}
      />
      {isRefused && <Notice title={t('wheelchair.notThis')} />}
      {sought ? (
        <section aria-labelledby="concierto">
          <SectionHead
            id="concierto"
            title={<span lang={foreignLang(sought.event.lang, locale)}>{sought.event.title}</span>}
          />
          <p className={styles.when}>
            {t('wheelchair.when', {
              date: formatDate(sought.performance.startsAt, 'full', locale),
              time: formatDate(sought.performance.startsAt, 'time', locale),
              place: `${sought.performance.hall.venue} · ${sought.performance.hall.name}`,
            })}
          </p>
          <InscriptionForm inscription={sought.inscription} labelledBy="concierto" />
          <p className={styles.ways}>
            <ArrowLink to={eventPath(sought.event)}>{t('boxOffice.back')}</ArrowLink>
          </p>
        </section>
      ) : concerts?.length ? (
        <section aria-labelledby="conciertos">
          <SectionHead id="conciertos" title={t('wheelchair.none')} />
          <WheelchairConcerts concerts={concerts} />
          <p className={styles.ways}>
            <ArrowLink to={accessibilityContactPath}>{t('wheelchair.contact')}</ArrowLink>
          </p>
        </section>
      ) : (
        <EmptyState
          title={t(concerts ? 'wheelchair.nothing' : 'wheelchair.none')}
          headingLevel={2}
          action={<ButtonLink to={eventsPath}>{t('boxOffice.toCalendar')}</ButtonLink>}
        >
          {!concerts && <MissingPart />}
          <p>{t(concerts ? 'wheelchair.nothingText' : 'wheelchair.noneText')}</p>
          <p className={styles.ways}>
            <ArrowLink to={accessibilityContactPath}>{t('wheelchair.contact')}</ArrowLink>
          </p>
        </EmptyState>
      )}
    </Container>
  );
}
