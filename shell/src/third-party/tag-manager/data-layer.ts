import { loadScript } from '../load-script.ts';
import { onRouteShown } from './route-changes.ts';

declare global {
  interface Window {
    /** The array that the tag manager reads. */
    dataLayer?: object[];
  }
}

/** After a change of the route, in milliseconds (docs/requirements.md#tag-manager-and-maps). */
const pageViewDelay = 100;

/** Starts the tag manager, and reports to it every page that is shown without a new document. */
export function startDataLayer(script: string, isAllowed: () => boolean): void {
  const layer = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(script);
  onRouteShown((path) => {
    setTimeout(() => {
      if (isAllowed()) layer.push({ event: 'virtualPageView', path, title: document.title });
    }, pageViewDelay);
  });
}
