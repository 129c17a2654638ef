import { createApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { Skeleton } from '@ofgc/shared/design/feedback/Skeleton/Skeleton.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { type QuickViewEvent, reportFailedRequest } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './QuickViewContent.module.css';
import { QuickViewContent } from './QuickViewContent.tsx';

/** The quick view of a concert, fetched when it is opened; where that fails, a link to the concert's page. */
export function QuickView({ event }: { event: QuickViewEvent }) {
  const { t } = useTranslation('shell');
  const found = useEvent(event.id);
  if (found === 'failed')
    return (
      <>
        <p role="alert">{t('event.failed')}</p>
        <ArrowLink to={eventPath(event)}>{t('event.details')}</ArrowLink>
      </>
    );
  if (found) return <QuickViewContent event={found} />;
  return (
    <div className={styles.view} aria-busy="true">
      <Skeleton shape="poster" />
      <div className={styles.text}>
        <p className="soft">{t('loading.status')}</p>
        <Skeleton shape="line" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** @param id of a concert, constant for the life of the component @returns undefined while the concert is being fetched */
function useEvent(id: number): EventSummary | 'failed' | undefined {
  const locale = useLocale();
  const [found, setFound] = useState<EventSummary | 'failed'>();
  const report = useSetAtom(reportFailedRequest);
  useEffect(() => {
    const stop = new AbortController();
    fetchEvents(createApiClient({ locale, signal: stop.signal }), { ids: String(id), perPage: 1 }).then(
      ({ data: [event] }) => setFound(event ?? 'failed'),
      () => {
        if (stop.signal.aborted) return;
        setFound('failed');
        report();
      },
    );
    return () => stop.abort();
  }, [id, locale, report]);
  return found;
}
