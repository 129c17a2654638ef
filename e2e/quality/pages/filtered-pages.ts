import type { Locale } from '../../../shared/src/domain/locale.ts';

/**
 * Pages with filters that axe checks in addition: the calendar with everything unfolded and with invalid filters, and the error page of
 * a refused feed.
 */
export const filteredPages: Record<Locale, readonly string[]> = {
  es: [
    '/conciertos-entradas/eventos?accesible=sobretitulos&precio_max=15',
    '/conciertos-entradas/eventos?desde=2026-12-02&hasta=2026-12-01',
  ],
  en: ['/en/conciertos-entradas/eventos?gratis=1&hasta=2027-06-01', '/en/calendario.ics?mes=13'],
};
