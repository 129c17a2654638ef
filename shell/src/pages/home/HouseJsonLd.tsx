import { useSite } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { JsonLd } from '@ofgc/shared/structured-data/JsonLd.tsx';
import { useTranslation } from 'react-i18next';
import { houseJsonLd } from './house-json-ld.ts';

export interface HouseJsonLdProps {
  locale: Locale;
}

/** The structured data of the home page. */
export function HouseJsonLd({ locale }: HouseJsonLdProps) {
  const { t } = useTranslation('shell');
  const site = useSite();
  const texts = { name: t('orchestra'), street: t('footer.address'), town: t('footer.town') };
  return <JsonLd nodes={houseJsonLd(site, locale, texts)} />;
}
