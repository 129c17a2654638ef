import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { isVacancyDocumentKind } from '@ofgc/shared/domain/documents/document-kind.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import { useTranslation } from 'react-i18next';

/** The files of a vacancy, the newest first, each labelled with its kind. */
export function VacancyDocuments({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation('jobs');
  if (documents.length === 0) return <p>{t('documents.none')}</p>;
  const kindOf = ({ kind }: Document) => (isVacancyDocumentKind(kind) ? t(`documents.kind.${kind}`) : '');
  return <Downloads documents={documents} noteOf={kindOf} />;
}
