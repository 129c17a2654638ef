import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import type { Page } from '@ofgc/shared/domain/page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionPath } from '../addresses/education-paths.ts';
import { EducationHelp, type HelpTopic } from './EducationHelp.tsx';
import styles from './EducationLayout.module.css';

interface EducationPageProps {
  page: Page;
  /** Pages between the section's own and this one. */
  above?: { label: string; to: string };
  help: HelpTopic;
  /** Below the lead. */
  head?: ReactNode;
  /** Parts across the whole width. */
  children: ReactNode;
}

/** The frame that the pages of the section share: head, parts, who helps. */
export function EducationPage({ page, above, help, head, children }: EducationPageProps) {
  const { t } = useTranslation('education');
  const lang = page.lang === useLocale() ? undefined : page.lang;
  const trail = [{ label: t('section'), to: sectionPath }, ...(above ? [above] : [])];
  return (
    <div data-section="education">
      <Container>
        <PageHead title={page.title} lang={lang} trail={trail} lead={<span lang={lang}>{page.lead}</span>}>
          <TranslationNotice lang={page.lang} />
          {head}
        </PageHead>
      </Container>
      <div className={styles.parts}>{children}</div>
      <Container className={styles.help}>
        <EducationHelp topic={help} />
      </Container>
    </div>
  );
}
