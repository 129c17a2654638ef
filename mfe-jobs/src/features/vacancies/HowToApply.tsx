import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Prose } from '@ofgc/shared/design/Prose/Prose.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { offerStage } from './vacancy-stage.ts';

/** Where applications are lodged, and until which hour; of a call that takes none, that it takes none. */
export function HowToApply({ offer }: { offer: Offer }) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { electronicOffice } = useSite();
  const stage = offerStage(offer);
  const instant = stage === 'announced' ? offer.applyFrom : offer.applyTo;
  const values = {
    date: formatDate(instant, 'full', locale),
    time: formatDate(instant, 'time', locale),
    reference: offer.reference,
  };
  return (
    <Prose>
      <p>{t(`apply.${stage}`, values)}</p>
      {(stage === 'open' || stage === 'announced') && <p>{t('apply.where')}</p>}
      <p>
        <ArrowLink to={electronicOffice}>{t('apply.office')}</ArrowLink>
      </p>
      <p>{t('apply.data')}</p>
      <p>
        <ArrowLink to="/proteccion-datos">{t('apply.dataProtection')}</ArrowLink>
      </p>
    </Prose>
  );
}
