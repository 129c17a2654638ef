import { PicturedHead } from '@ofgc/shared/design/layout/PageHead/PicturedHead.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface InstitutionalHeadProps {
  page: Pick<Page, 'title' | 'lang' | 'lead' | 'pictures'>;
  /** Below the lead. */
  children?: ReactNode;
}

/** The head of a page of the section whose title and lead are the content's, in the language that they have. */
export function InstitutionalHead({ page, children }: InstitutionalHeadProps) {
  const { t } = useTranslation('about');
  const lang = page.lang === useLocale() ? undefined : page.lang;
  return (
    <PicturedHead
      title={page.title}
      lang={lang}
      trail={[{ label: t('about'), to: aboutPath }]}
      lead={<span lang={lang}>{page.lead}</span>}
      pictures={page.pictures}
    >
      {children}
    </PicturedHead>
  );
}
