const titles: Record<number, string> = {
  404: 'This page could not be found',
  413: 'El formulario es demasiado largo · The form is too long',
};
/** What to do, where it is not to come back in a moment. */
const advice: Record<number, string> = {
  413: 'Vuelva atrás en su navegador y acorte el texto o los archivos. Go back in your browser and make the text or the files shorter.',
};

/** The page for when nothing can be rendered, in English, or in both languages where it is the visitor's to mend: no stack, no script, a link to the home page. */
export function plainErrorPage(status: number): string {
  const title = titles[status] ?? 'Something went wrong';
  const text = advice[status] ?? 'We are sorry. Please try again in a moment, or go back to the home page.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · OFGC</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Back to the home page</a></p></main></body></html>`;
}
