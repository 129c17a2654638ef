import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { educationPath } from '@ofgc/shared/routes/site/sections.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHelp, type HelpTopic } from '../page-help/PageHelp.tsx';
import { pageDrawing } from './page-drawing.ts';
import styles from './EducationLayout.module.css';

interface EducationLayoutProps {
  page: Page;
  /** The page between the landing page and this one, in the breadcrumb. */
  above?: { label: string; to: string };
  help: HelpTopic;
  /** Content below the lead. */
  head?: ReactNode;
  /** The page's parts, each across the whole width. */
  children: ReactNode;
}

/** The layout of this remote's pages: head with breadcrumb, parts, contact. */
export function EducationLayout({ page, above, help, head, children }: EducationLayoutProps) {
  const { t } = useTranslation('education');
  const trail = [{ label: t('section'), to: educationPath }, ...(above ? [above] : [])];
  return (
    <>
      <Container>
        <ContentHead page={page} trail={trail} drawing={pageDrawing(page.path)}>
          <TranslationNotice lang={page.lang} />
        </ContentHead>
        {head && <div className={styles.head}>{head}</div>}
      </Container>
      <div className={styles.parts}>{children}</div>
      <Container className={styles.help}>
        <PageHelp topic={help} />
      </Container>
    </>
  );
}
