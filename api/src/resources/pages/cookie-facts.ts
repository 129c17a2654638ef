import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { choiceCookie, choiceDays } from '@ofgc/shared/third-party/choice.ts';
import { serviceCookies, type ServiceName } from '@ofgc/shared/third-party/services.ts';
import type { Facts } from '../../content/facts.ts';
import texts from './cookie-texts.json' with { type: 'json' };

/**
 * The facts of the cookie policy and of the data protection page for this site's settings: the same settings load the services and list
 * them.
 * @param services that the settings name
 * @returns the facts that the pages' texts name, `{{cookieRows}}` among them
 */
export function cookieFacts(services: readonly ServiceName[]): Facts {
  const kind = services.length > 0 ? 'withServices' : 'alone';
  return {
    ...texts[kind],
    cookieRows: { es: rows('es', services), en: rows('en', services) },
    cookieServices: {
      es: services.length > 0 ? services.map((name) => texts.services[name].es).join('') : texts.noServices.es,
      en: services.length > 0 ? services.map((name) => texts.services[name].en).join('') : texts.noServices.en,
    },
    serviceRows: { es: treatments('es', services), en: treatments('en', services) },
  };
}

/** Rows of the data protection page's table of treatments, one for each service. */
function treatments(locale: Locale, services: readonly ServiceName[]): string {
  return services
    .map((service) => {
      const [name = '', ...cells] = texts.treatments[service][locale];
      const days = Math.max(0, ...serviceCookies[service].map((cookie) => cookie.days));
      return `<tr><th>${name}</th>${cells.map((cell) => `<td>${cell.replace(/\bN\b/, String(days))}</td>`).join('')}</tr>`;
    })
    .join('');
}

/** Rows of the policy's table: first the site's own cookie with the visitor's choice, then the cookies of the services. */
function rows(locale: Locale, services: readonly ServiceName[]): string {
  if (services.length === 0) return '';
  const { choice, ofService, days } = texts.rows;
  const own = row(choiceCookie, choice[locale], days[locale].replace('N', String(choiceDays)), choice.type[locale]);
  return [
    own,
    ...services.flatMap((service) =>
      serviceCookies[service].map((cookie) =>
        row(
          `${cookie.name}…`,
          ofService[locale],
          days[locale].replace('N', String(cookie.days)),
          ofService.type[locale],
        ),
      ),
    ),
  ].join('');
}

function row(name: string, [owner = '', purpose = '', when = '']: readonly string[], duration: string, type: string) {
  return `<tr><th>${name}</th><td>${owner}</td><td>${purpose}</td><td>${when}</td><td>${duration}</td><td>${type}</td></tr>`;
}
