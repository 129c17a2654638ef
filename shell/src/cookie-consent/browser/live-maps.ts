import type { Position } from '@ofgc/shared/maps/map-projection.ts';
import { readMapAddress } from '@ofgc/shared/maps/map-address.ts';
import { loadScript } from './load-script.ts';

/** What is used of the maps script (Maps JavaScript API). */
interface MapsScript {
  Map: new (
    element: HTMLElement,
    options: object,
  ) => {
    fitBounds: (bounds: object, padding: number) => void;
    addListener: (event: string, hear: () => void) => void;
  };
  Marker: new (options: object) => unknown;
  LatLngBounds: new () => { extend: (position: object) => unknown };
}
interface MapsWindow extends Window {
  google?: { maps?: MapsScript };
  ofgcMapsReady?: () => void;
}

const mapsWindow = window as MapsWindow;
/** Of a street, where a map has one place only. */
const streetZoom = 16;

/** Loads the maps script; then every drawn map of a page is followed by a live one, which takes its place when it is there. */
export function startLiveMaps(script: string): void {
  mapsWindow.ofgcMapsReady = () => {
    const look = () => document.querySelectorAll<SVGSVGElement>('svg[data-map]:not([data-live])').forEach(makeLive);
    whenPageLives(() => {
      look();
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
  };
  const address = new URL(script);
  address.searchParams.set('language', document.documentElement.lang);
  address.searchParams.set('callback', 'ofgcMapsReady');
  loadScript(address.href);
}

/** What is put into a page before React has taken it over would be taken for a mistake of the server's. */
function whenPageLives(go: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('hydrated:page').length) return;
    observer.disconnect();
    go();
  }).observe({ type: 'mark', buffered: true });
}

function makeLive(drawing: SVGSVGElement): void {
  const maps = mapsWindow.google?.maps;
  const places = placesOf(drawing);
  if (!maps || places.length === 0) return;
  drawing.dataset.live = '';
  const element = document.createElement('div');
  element.role = 'group';
  element.ariaLabel = drawing.ariaLabel;
  const { width, height } = drawing.getBoundingClientRect();
  // It needs its size to load; until it is there, the drawing is its face.
  Object.assign(element.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${width}px`,
    height: `${height}px`,
  });
  drawing.after(element);

  const map = new maps.Map(element, {
    center: places[0],
    zoom: streetZoom,
    gestureHandling: 'cooperative',
    // The policy of contents refuses the style elements that more controls would need.
    disableDefaultUI: true,
    zoomControl: true,
  });
  const bounds = new maps.LatLngBounds();
  for (const [index, { title, ...position }] of places.entries()) {
    const label = places.length > 1 ? String(index + 1) : undefined;
    void new maps.Marker({ map, position, title, label });
    bounds.extend(position);
  }
  if (places.length > 1) map.fitBounds(bounds, 32);
  map.addListener('tilesloaded', () => {
    if (element.style.visibility !== 'hidden') return;
    Object.assign(element.style, {
      position: 'relative',
      visibility: '',
      width: '100%',
      maxWidth: getComputedStyle(drawing).maxWidth,
      height: 'auto',
      aspectRatio: `${width} / ${height}`,
    });
    drawing.style.display = 'none';
  });
}

interface Place {
  lat: number;
  lng: number;
  title: string;
}

/** The places of a drawn map are those that links beside it lead to on a public map: the nearest element with such links has them. */
function placesOf(drawing: Element): Place[] {
  for (let around = drawing.parentElement; around; around = around.parentElement) {
    const places = [...around.querySelectorAll('a')].flatMap((link) => {
      const position: Position | null = readMapAddress(link.href);
      const title = link.closest('li, article')?.querySelector('h2, h3, h4')?.textContent ?? '';
      return position ? [{ lat: position.latitude, lng: position.longitude, title }] : [];
    });
    if (places.length > 0) return places;
  }
  return [];
}
