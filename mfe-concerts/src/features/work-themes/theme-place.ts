import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import type { TFunction } from 'i18next';

/** Where the theme stands in the score, and who plays it: "I · Allegro con brio · compases 3–7 · violonchelos". @param t of the namespace `concerts` */
export function themePlace({ movement, marking, bars, instrument }: WorkTheme, t: TFunction): string {
  return [movement, marking, bars !== null && t('theme.bars', { bars }), t(`theme.instruments.${instrument}`)]
    .filter(Boolean)
    .join(' · ');
}
