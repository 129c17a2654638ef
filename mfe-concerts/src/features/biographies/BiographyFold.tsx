import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import type { ReactNode } from 'react';

interface BiographyFoldProps {
  person: Event['biographies'][number];
  /** The class of what the person plays or sings, beside the name. */
  partClass: string | undefined;
  /** What follows the biography. */
  children?: ReactNode;
}

/** A performer's name and part; the biography unfolds. */
export function BiographyFold({ person: { name, part, biography, lang }, partClass, children }: BiographyFoldProps) {
  const locale = useLocale();
  return (
    <Details
      summary={
        <>
          {name} <span className={partClass}>{part}</span>
        </>
      }
    >
      <Html html={biography} lang={foreignLang(lang, locale)} />
      {children}
    </Details>
  );
}
