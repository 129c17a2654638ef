import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { PicturedHead } from '@ofgc/shared/design/layout/PageHead/PicturedHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHelp } from '../page-help/PageHelp.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { TextSection } from './TextSection.tsx';
import { LastUpdated } from './LastUpdated.tsx';
import { textDrawing } from './text-drawing.ts';

interface TextArticleProps {
  page: Page;
  /** Files, each below the part that it names; null where they could not be fetched. */
  documents?: readonly Document[] | null;
  /** Whether a part is folded on a phone. */
  isFolded?: (anchor: string) => boolean;
  /** The content below the text of a part. */
  renderBelow?: (anchor: string) => ReactNode;
}

/** A whole page of text, from the breadcrumb to the contact for help. */
export function TextArticle({ page, documents = [], isFolded, renderBelow }: TextArticleProps) {
  const { t } = useTranslation('about');
  const lang = foreignLang(page.lang, useLocale());
  const parts = useMemo(() => page.sections.map(({ anchor, title }) => ({ id: anchor, title, lang })), [page, lang]);
  const inPart = (anchor: string) => documents?.filter(({ section }) => section === anchor) ?? [];
  return (
    <Container>
      <PicturedHead
        title={page.title}
        lang={lang}
        trail={[{ label: t('about'), to: aboutPath }]}
        pictures={page.pictures}
        drawing={textDrawing(page.path)}
      >
        <LastUpdated on={page.updatedOn} />
      </PicturedHead>
      <LongPage parts={parts} of="text">
        <TranslationNotice lang={page.lang} />
        <Lead lang={lang}>{page.lead}</Lead>
        {/* Keyed by index: a form keeps its state, and what was typed, when the language changes. */}
        {page.sections.map(({ anchor, title, html }, place) => (
          <TextSection
            key={`${page.path} ${place}`}
            id={anchor}
            title={title}
            lang={lang}
            isFolded={isFolded?.(anchor)}
          >
            <Html html={html} lang={lang} />
            {inPart(anchor).length > 0 && <Downloads documents={inPart(anchor)} />}
            {renderBelow?.(anchor)}
          </TextSection>
        ))}
        {!documents && <MissingPart />}
        <PageHelp path={page.path} />
      </LongPage>
    </Container>
  );
}
