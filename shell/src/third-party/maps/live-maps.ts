import type { Position } from '@ofgc/shared/maps/map-projection.ts';
import { readMapAddress } from '@ofgc/shared/maps/map-address.ts';
import { loadScript } from '../load-script.ts';

/** The part of the Maps JavaScript API that is used. */
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
/** The zoom for a map with a single place: its street. */
const streetZoom = 16;

/** Loads the maps script; then a live map is inserted after every drawn one and replaces it once it is loaded. */
export function startLiveMaps(script: string, isAllowed: () => boolean): void {
  mapsWindow.ofgcMapsReady = () => {
    const look = () => {
      if (isAllowed()) document.querySelectorAll<SVGSVGElement>('svg[data-map]:not([data-live])').forEach(makeLive);
    };
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

/** Waits for hydration: React would report an element that was inserted earlier as a mismatch with the server's markup. */
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
  // The live map needs its size to load; until it is loaded, it is hidden and the drawing is shown.
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
    // Further controls need style elements, which the Content Security Policy refuses.
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

/** A drawn map's places are read from the links to a public map beside it, in the nearest surrounding element that has such links. */
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
