import { type PageHandle, useSite } from '@ofgc/shared/contract';
import { JsonLd } from '@ofgc/shared/structured-data/JsonLd.tsx';
import { socialPicture, socialPicturePath } from '@ofgc/shared/routes/site/social-pictures.ts';
import { isoTags, locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath, splitLocale, useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { findAlternates } from '../frame/language/alternates.ts';
import { documentTitle } from './document-title.ts';

/** Title, description, canonical, alternates, Open Graph and structured data of the matched page. */
export function DocumentHead() {
  const { t } = useTranslation();
  const locale = useLocale();
  const site = useSite();
  const { path } = splitLocale(useLocation().pathname);
  const matches = useMatches();
  const match = matches.findLast(({ handle }) => handle);
  if (!match) return null;

  const handle = match.handle as PageHandle<unknown>;
  const namespace = match.id.split('.')[0];
  const meta = handle.meta({
    data: match.loaderData,
    // Keys of the remote's own catalogue, which its own types check.
    t: (key, values) => t(key as never, { ns: namespace as never, ...values }),
    locale,
  });
  const name = t('orchestra', { ns: 'shell' });
  const addresses = findAlternates(matches, meta.canonical ?? path);
  const noIndex = meta.noIndex || handle.isPrivate;
  // The address of a page that is not indexed may itself be confidential.
  const pictured = noIndex ? '/' : addresses[locale];
  const absolute = (language: (typeof locales)[number]) => site.url + localisedPath(addresses[language], language);
  return (
    <>
      <title>{documentTitle(meta.title, name)}</title>
      <meta name="description" content={meta.description} />
      {noIndex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={absolute(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute('es')} />
      {meta.feeds?.map(({ title: feed, type, path: file }) => (
        <link key={type} rel="alternate" type={type} title={feed} href={localisedPath(file, locale)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={absolute(locale)} />
      <meta property="og:locale" content={isoTags[locale].replace('-', '_')} />
      <meta property="og:image" content={site.url + localisedPath(socialPicturePath(pictured), locale)} />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta property="og:image:alt" content={noIndex ? name : meta.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {meta.jsonLd && meta.jsonLd.length > 0 && <JsonLd nodes={meta.jsonLd} />}
    </>
  );
}
