import { accessibilityPath } from '@ofgc/shared/routes/site/pages.ts';

interface PlainTexts {
  title: string;
  text: string;
  home: string;
  accessibility: string;
}

/** Spanish, then English: here no address says which language the visitor reads. */
const languages = ['es', 'en'] as const;

const general: Record<(typeof languages)[number], PlainTexts> = {
  es: {
    title: 'Algo no ha salido bien',
    text: 'Lo sentimos. Vuelva a intentarlo dentro de un momento o empiece en la página principal.',
    home: 'Volver a la página principal',
    accessibility: 'Accesibilidad',
  },
  en: {
    title: 'Something went wrong',
    text: 'We are sorry. Please try again in a moment, or go back to the home page.',
    home: 'Back to the home page',
    accessibility: 'Accessibility',
  },
};

/** Texts of single statuses that replace the general ones. */
const particular: Record<number, Record<(typeof languages)[number], Partial<PlainTexts>>> = {
  404: { es: { title: 'No se ha encontrado la página' }, en: { title: 'This page could not be found' } },
  405: {
    es: {
      title: 'Esta dirección no recibe lo que se le ha enviado',
      text: 'Solo se puede leer, y no se ha guardado nada. Vuelva atrás en su navegador o empiece en la página principal.',
    },
    en: {
      title: 'This address does not take what was sent to it',
      text: 'It can only be read, and nothing has been kept. Go back in your browser, or start from the home page.',
    },
  },
  429: {
    es: {
      title: 'Han llegado demasiadas peticiones desde su red',
      text: 'Espere un momento y vuelva a intentarlo; si va atrás, puede que su navegador conserve lo que escribió. Un formulario con archivos puede enviarlo sin ellos, o con ellos dentro de una hora.',
    },
    en: {
      title: 'Too many requests have come from your network',
      text: 'Wait a moment and try again; if you go back, your browser may have kept what you wrote. A form with files can be sent without them, or with them in an hour.',
    },
  },
  413: {
    es: {
      title: 'El formulario es demasiado largo',
      text: 'Vuelva atrás en su navegador y acorte el texto o los archivos.',
    },
    en: {
      title: 'The form is too long',
      text: 'Go back in your browser and make the text or the files shorter.',
    },
  },
  415: {
    es: {
      title: 'El formulario no se ha podido leer',
      text: 'Llegó en un formato que esta página no admite. Vuelva atrás en su navegador y envíelo desde el propio formulario.',
    },
    en: {
      title: 'The form could not be read',
      text: 'It came in a format that this page does not accept. Go back in your browser and send it from the form itself.',
    },
  },
};

const homes = { es: '/', en: '/en' };
const statements = { es: accessibilityPath, en: `/en${accessibilityPath}` };
const link = (path: string, words: string) => `<p><a href="${path}">${words}</a></p>`;

/**
 * The page for errors outside of rendering, in both languages, without stack trace and script. It links to the home page and, as the law
 * demands of every page, to the accessibility statement.
 */
export function plainErrorPage(status: number): string {
  const words = languages.map((lang) => ({ lang, ...general[lang], ...particular[status]?.[lang] }));
  const parts = words.map(
    ({ lang, title, text, home, accessibility }) =>
      `<section lang="${lang}"><h1>${title}</h1><p>${text}</p>${link(homes[lang], home)}${link(statements[lang], accessibility)}</section>`,
  );
  const title = words.map((one) => one.title).join(' · ');
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · OFGC</title></head><body><main>${parts.join('')}</main></body></html>`;
}
