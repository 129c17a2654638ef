import type { Locale } from '@ofgc/shared/domain/locale.ts';
import en from './en.json';
import es from './es.json';

/** Apart from the shell's catalogue, which every visitor's browser loads: these texts are rendered on the server alone. */
export const catalogues: Record<Locale, typeof es> = { es, en };
