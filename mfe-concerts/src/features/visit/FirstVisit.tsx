import { Answer } from '@ofgc/shared/design/text/Answer/Answer.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { firstVisitPath } from '@ofgc/shared/routes/concerts/venues.ts';
import { useTranslation } from 'react-i18next';
import type { ClubPrices } from './club-prices.ts';

function DrawnFirstVisit({ clubs }: { clubs: ClubPrices | null }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  return (
    <Section aria-labelledby="primera">
      <Container>
        <SectionHead
          id="primera"
          title={t('home.firstVisit.title')}
          link={{ to: firstVisitPath, label: t('home.firstVisit.link') }}
        />
        <Columns>
          <Answer title={t('home.firstVisit.clothes.question')}>
            <p>{t('home.firstVisit.clothes.answer')}</p>
          </Answer>
          <Answer title={t('home.firstVisit.applause.question')}>
            <p>{t('home.firstVisit.applause.answer')}</p>
          </Answer>
          {clubs ? (
            <Answer title={t('home.firstVisit.young.question')}>
              <p>
                {t('home.firstVisit.young.answer', {
                  price26: formatMoney(clubs.price26, locale),
                  price16: formatMoney(clubs.price16, locale),
                })}
              </p>
            </Answer>
          ) : (
            <Answer title={t('home.firstVisit.length.question')}>
              <p>{t('home.firstVisit.length.answer')}</p>
            </Answer>
          )}
        </Columns>
      </Container>
    </Section>
  );
}

/** Common questions before a first concert; the price for young people while the clubs are on sale. */
export const FirstVisit = cachedOnServer(DrawnFirstVisit);
