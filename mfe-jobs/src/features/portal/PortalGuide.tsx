import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';

/** What applies to every vacancy: the steps, equality, auditions, personal data, appeals. */
export function PortalGuide({ page }: { page: Page }) {
  const { t } = useTranslation('jobs');
  const lang = foreignLang(page.lang, useLocale());
  if (page.sections.length === 0) return null;
  return (
    <section aria-labelledby="convocatorias">
      <SectionHead id="convocatorias" title={t('guide.title')} />
      <div lang={lang}>
        {page.sections.map(({ anchor, title, html }) => (
          <Details key={anchor} id={anchor} summary={title}>
            <Html html={html} />
          </Details>
        ))}
      </div>
    </section>
  );
}
