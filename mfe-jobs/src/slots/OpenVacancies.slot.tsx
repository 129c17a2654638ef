import { fetchOffers } from '@ofgc/shared/api-client/offers.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/SectionHead/SectionHead.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { useTranslation } from 'react-i18next';
import { OfferList } from '../features/vacancies/VacancyList.tsx';
import { inReadingOrder, offerStage } from '../features/vacancies/vacancy-stage.ts';
import { portalPath } from '../features/vacancies/vacancy-paths.ts';

const shown = 3;

function OpenPosts({ data: { offers, now } }: { data: { offers: Offer[]; now: string } }) {
  const { t } = useTranslation('jobs');
  return (
    <Section data-section="jobs" aria-labelledby="empleo">
      <Container>
        <SectionHead id="empleo" title={t('open.title')} link={{ to: portalPath, label: t('open.all') }} />
        <OfferList offers={offers} now={now} />
      </Container>
    </Section>
  );
}

/** Calls that can be answered now, the most urgent first. */
export const slot = defineSlot({
  async load({ api, now }) {
    const { data } = await fetchOffers(api, { status: 'active', sort: 'deadline', perPage: 100 });
    const offers = inReadingOrder(data)
      .filter((offer) => offerStage(offer) === 'open')
      .slice(0, shown);
    return offers.length > 0 ? { offers, now: now().toISOString() } : null;
  },
  Component: OpenPosts,
});
