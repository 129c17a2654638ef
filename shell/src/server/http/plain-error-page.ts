/** The page for when rendering itself failed, in English: no stack, no script, a link to the home page. */
export function plainErrorPage(status: number): string {
  const title = status === 404 ? 'This page could not be found' : 'Something went wrong';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · OFGC</title></head><body><main><h1>${title}</h1><p>We are sorry. Please try again in a moment, or go back to the home page.</p><p><a href="/">Back to the home page</a></p></main></body></html>`;
}
