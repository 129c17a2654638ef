import { formatDate } from '@ofgc/shared/dates/format.ts';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import type { SentReport } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';

/** The optional fields of a report beside its text, as far as they were filled in. */
export function ReportFacts({ report: { state, receivedOn, matter, when, people, contact } }: { report: SentReport }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const facts = [
    { term: t('channel.state'), value: t(`channel.states.${state}`) },
    { term: t('channel.receivedOn'), value: formatDate(receivedOn, 'date', locale) },
    { term: t('channel.matter'), value: t(`channel.matters.${matter}`) },
    { term: t('channel.when'), value: when },
    { term: t('channel.people'), value: people },
    { term: t('channel.contact'), value: contact },
  ];
  return <FactList look="ruled" facts={facts.filter(({ value }) => value !== '')} />;
}
