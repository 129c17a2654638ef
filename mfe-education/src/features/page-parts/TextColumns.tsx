import { Answer } from '@ofgc/shared/design/text/Answer/Answer.tsx';
import { Columns } from '@ofgc/shared/design/layout/Columns/Columns.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { PagePart } from './page-parts.ts';

interface TextColumnsProps {
  parts: readonly PagePart[];
  /** The language of the texts where it differs from the page's. */
  lang: string | undefined;
  count?: 2 | 3 | 4;
}

/** Short texts in columns, each under a small heading. */
export function TextColumns({ parts, lang, count = 3 }: TextColumnsProps) {
  return (
    <Columns count={count}>
      {parts.map(({ anchor, title, html }) => (
        <Answer key={anchor} title={<span lang={lang}>{title}</span>}>
          <Html html={html} lang={lang} />
        </Answer>
      ))}
    </Columns>
  );
}
