import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { ReportCase } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { FactList } from '../institutional-pages/FactList.tsx';

/** The optional fields of a report beside its text, as far as they were filled in. */
export function ReportFacts({ report: { state, receivedOn, matter, when, people, contact } }: { report: ReportCase }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const facts = [
    { term: t('channel.state'), text: t(`channel.states.${state}`) },
    { term: t('channel.receivedOn'), text: formatDate(receivedOn, 'date', locale) },
    { term: t('channel.matter'), text: t(`channel.matters.${matter}`) },
    { term: t('channel.when'), text: when },
    { term: t('channel.people'), text: people },
    { term: t('channel.contact'), text: contact },
  ];
  return <FactList lang={undefined} facts={facts.filter(({ text }) => text !== '')} />;
}
