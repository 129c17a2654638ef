import { ButtonLink } from '@ofgc/shared/design/Button/ButtonLink.tsx';
import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { FactBox } from '@ofgc/shared/design/FactBox/FactBox.tsx';
import { JobStatus } from '@ofgc/shared/design/JobStatus/JobStatus.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { offerStage } from './vacancy-stage.ts';
import { portalPath } from './vacancy-paths.ts';
import { OfferDeadline } from './VacancyDeadline.tsx';

interface OfferFactsProps {
  offer: Offer;
  /** ISO 8601. */
  now: string;
}

/** The facts of a call, and the way to apply while it is open. */
export function OfferFacts({ offer, now }: OfferFactsProps) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { electronicOffice } = useSite();
  const lang = offer.lang === locale ? undefined : offer.lang;
  return (
    <FactBox
      label={t('offer.facts')}
      facts={[
        {
          term: t('offer.status'),
          value: (
            <p>
              <JobStatus status={offer.status} isActive={offer.isActive} />
            </p>
          ),
        },
        { term: t('offer.deadline'), value: <OfferDeadline offer={offer} now={now} /> },
        { term: t('offer.reference'), value: offer.reference },
        {
          term: t('offer.family'),
          value: <SiteLink to={`${portalPath}/${offer.family.slug}`}>{offer.family.name}</SiteLink>,
        },
        { term: t('offer.type'), value: t(`offer.callType.${offer.type}`) },
        { term: t('offer.contract'), value: <p lang={lang}>{offer.contract}</p> },
        { term: t('offer.place'), value: offer.place.name },
        { term: t('offer.positions'), value: offer.positions },
        {
          term: t('offer.published'),
          value: <time dateTime={offer.publishedAt}>{formatDate(offer.publishedAt, 'date', locale)}</time>,
        },
      ]}
      action={offerStage(offer) === 'open' && <ButtonLink to={electronicOffice}>{t('offer.apply')}</ButtonLink>}
    />
  );
}
