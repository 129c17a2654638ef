import { useSite } from '@ofgc/shared/contract';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { linksKey, useFrameSections } from '../section-links/section-links.ts';
import type { MenuFootProps } from './MenuFoot.tsx';

const Foot = staticPart<MenuFootProps>({
  tag: 'div',
  keyOf: ({ links, locale, path }) => linksKey(links, locale, path),
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "links.kept" */ './MenuFoot.tsx')).MenuFoot,
});

/** Buttons at the menu's foot. */
export function StaticMenuFoot() {
  const { t } = useTranslation('shell');
  const { locale, path } = splitLocale(useLocation().pathname);
  const office = { to: useSite().electronicOffice, text: t('link.electronicOffice') };
  return <Foot locale={locale} path={path} office={office} links={useFrameSections().later?.links} />;
}
