import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { JsonLd } from '@ofgc/shared/structured-data/JsonLd.tsx';
import { useTranslation } from 'react-i18next';
import { concertJsonLd } from './concert-json-ld.ts';

export interface ConcertJsonLdProps {
  event: Event;
  siteUrl: string;
}

/** The structured data of the page. */
export function ConcertJsonLd({ event, siteUrl }: ConcertJsonLdProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  return <JsonLd nodes={concertJsonLd({ event, siteUrl, locale, orchestra: t('brandName') })} />;
}
