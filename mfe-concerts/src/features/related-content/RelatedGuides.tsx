import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { useTranslation } from 'react-i18next';
import type { RelatedContent } from './load-related-content.ts';

export type GuidesProps = Pick<RelatedContent, 'documents'>;

/** Guides to download and read beforehand. */
export function RelatedGuides({ documents }: GuidesProps) {
  const { t } = useTranslation('concerts');
  return (
    <section aria-labelledby="guias">
      <SectionHead id="guias" title={t('concert.guides.title')} isTight />
      <Downloads documents={documents} />
    </section>
  );
}
