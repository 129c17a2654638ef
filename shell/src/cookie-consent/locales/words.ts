import type { Locale } from '@ofgc/shared/domain/locale.ts';
import en from './en.json';
import es from './es.json';

/** Apart from the shell's catalogue, which every visitor's browser loads: these words are rendered on the server alone. */
export const words: Record<Locale, typeof es> = { es, en };
