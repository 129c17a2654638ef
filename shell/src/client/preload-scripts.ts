/** Asks for scripts at the same time that would else be found one after the other. @param scripts their addresses */
export function preloadScripts(scripts: readonly string[], page: Document = document): void {
  for (const href of scripts) {
    if (page.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    const preload = page.createElement('link');
    preload.rel = 'modulepreload';
    preload.href = href;
    page.head.append(preload);
  }
}
