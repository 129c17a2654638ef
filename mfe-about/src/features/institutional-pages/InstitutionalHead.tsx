import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface InstitutionalHeadProps {
  page: Pick<Page, 'title' | 'lang' | 'lead' | 'pictures'>;
  /** Content below the lead. */
  children?: ReactNode;
}

/** The head of a page whose title and lead come from the content, marked with their language. */
export function InstitutionalHead({ page, children }: InstitutionalHeadProps) {
  const { t } = useTranslation('about');
  return (
    <ContentHead page={page} trail={[{ label: t('about'), to: aboutPath }]}>
      {children}
    </ContentHead>
  );
}
