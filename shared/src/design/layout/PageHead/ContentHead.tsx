import type { ReactNode } from 'react';
import type { Page } from '../../../domain/pages/page.schema.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { foreignLang } from '../../../i18n/foreign-lang.ts';
import type { Crumb } from '../../navigation/Breadcrumb/Breadcrumb.tsx';
import type { HeadDrawing } from '../../picture/HeadPicture.tsx';
import { PicturedHead } from './PicturedHead.tsx';

interface ContentHeadProps {
  page: Pick<Page, 'title' | 'lead' | 'lang' | 'pictures'>;
  trail?: readonly Crumb[];
  drawing?: HeadDrawing | undefined;
  /** Below the lead. */
  children?: ReactNode;
}

/** The head of a content page, whose texts are marked with their language. */
export function ContentHead({ page: { title, lead, lang, pictures }, ...rest }: ContentHeadProps) {
  const ownLang = foreignLang(lang, useLocale());
  return (
    <PicturedHead
      {...rest}
      title={title}
      lang={ownLang}
      lead={<span lang={ownLang}>{lead}</span>}
      pictures={pictures}
    />
  );
}
