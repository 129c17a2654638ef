import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { footerColumns, legalLinks, menuButtons, menuEntries } from './links.ts';

const links = [
  ...menuEntries.flatMap((entry) => entry.links),
  ...menuButtons.beforeOffice,
  ...menuButtons.afterOffice,
  ...footerColumns.flatMap((column) => column.links),
  ...legalLinks,
];

describe('the texts of the frame', () => {
  it.each([
    ['es', es],
    ['en', en],
  ] as const)('name every link, and no link that is gone (%s)', (_, words) => {
    expect(new Set(Object.keys(words.link))).toEqual(new Set([...links.map(({ key }) => key), 'electronicOffice']));
    expect(Object.keys(words.menu.entry)).toEqual(menuEntries.map(({ key }) => key));
  });

  it('lead to paths of this site without locale', () => {
    for (const { to } of links) expect(to).toMatch(/^\/(?!en\b)[\w#/-]*$/);
  });

  it('are the ones that docs/requirements.md fixes, where it does', () => {
    expect(es.error.notFound.title).toBe('Oops… PARECE QUE LA PÁGINA NO EXISTE…');
    expect(es.error.notFound.text).toBe(
      'Lamentamos las molestias, pero la página a la que está intentando acceder no está en esta dirección…',
    );
    expect(en.error.notFound.text).toBe(
      'Sorry for the inconvenience, but the page you are trying to access is not at this address…',
    );
    expect(es.error.home).toBe('Volver a la página principal');
    expect(es.newsletter.successTitle).toBe('¡Gracias por suscribirte!');
    expect(es.newsletter.errorText).toBe('Ha ocurrido un error al realizar la suscripción al newsletter');
  });
});
