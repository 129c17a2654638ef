import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './GovernanceSection.module.css';

interface GovernanceSectionProps {
  parts: Page['sections'];
  /** The language of the texts where it differs from the page's. */
  lang: string | undefined;
}

/** The rest of the page's text in two columns: the building and the governance of the foundation. */
export function GovernanceSection({ parts, lang }: GovernanceSectionProps) {
  const { t } = useTranslation('about');
  return (
    <Section tone="sunken" aria-label={t('more')}>
      <Container className={styles.columns}>
        {parts.map(({ anchor, title, html }) => (
          <div key={anchor} className={styles.part}>
            <h2 id={anchor} lang={lang}>
              {title}
            </h2>
            <Html html={html} lang={lang} />
          </div>
        ))}
      </Container>
    </Section>
  );
}
