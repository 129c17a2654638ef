import { formatDate } from '@ofgc/shared/dates/format.ts';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import type { WishedSession } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';

/** Time and place of a session, and before them that it is cancelled or postponed. */
export function SessionFacts({ session }: { session: WishedSession }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { startsAt, endsAt, suspended, place, municipality, hasBus } = session;
  const time = (instant: string) => formatDate(instant, 'time', locale);
  return (
    <FactList
      look="wide"
      facts={[
        ...(suspended ? [{ term: t('registration.stateTitle'), value: t(`suspended.${suspended}`) }] : []),
        { term: t('registration.day'), value: formatDate(startsAt, 'full', locale) },
        { term: t('registration.hour'), value: `${time(startsAt)}–${time(endsAt)}` },
        { term: t('registration.place'), value: `${place}, ${municipality}` },
        ...(hasBus ? [{ term: t('registration.bus'), value: t('registration.busPaid') }] : []),
      ]}
    />
  );
}
