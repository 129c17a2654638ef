import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { partsOf } from './page-parts.ts';
import { TextColumns } from './TextColumns.tsx';

/** The questions of a page, in a fold; nothing where its editors have removed them all. */
export function PageQuestions({ page }: { page: Page }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const questions = partsOf(page, 'pregunta');
  if (questions.length === 0) return null;
  return (
    <FoldedSection id="preguntas" title={t('questions')}>
      <TextColumns parts={questions} lang={foreignLang(page.lang, locale)} />
    </FoldedSection>
  );
}
