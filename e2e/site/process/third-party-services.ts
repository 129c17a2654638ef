import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The script of a tag manager: sets a cookie as its tags do, and counts how often it ran. */
const tagManager = `
  document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
  window.tagManagerRuns = (window.tagManagerRuns ?? 0) + 1;
`;

/** The part of a maps script that the site uses; its map appears a moment after it was created. */
const maps = `{
  window.mapsRuns = (window.mapsRuns ?? 0) + 1;
  class Map {
    constructor(element, options) {
      this.element = element;
      element.dataset.center = options.center.lat + ',' + options.center.lng;
      element.textContent = 'live map';
      element.style.background = '#cfe3d4';
    }
    fitBounds() {}
    addListener(name, hear) { setTimeout(hear, 50); }
  }
  class Marker { constructor({ map, title }) { (map.element.titles ??= []).push(title); } }
  class LatLngBounds { extend() {} }
  window.google = { maps: { Map, Marker, LatLngBounds } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
}`;

export interface ThirdPartyServices {
  origin: string;
  /** The requested addresses. */
  asked: string[];
  /** The settings of a site that uses these services. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A tag manager and a maps service on this machine, in the place of the real ones. */
export async function startThirdPartyServices(): Promise<ThirdPartyServices> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const script = url.startsWith('/gtm.js?') ? tagManager : url.startsWith('/maps/api/js?') ? maps : null;
    response.writeHead(script ? 200 : 404, { 'Content-Type': 'text/javascript' }).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    env: {
      TAG_MANAGER_ID: 'GTM-STAND01',
      TAG_MANAGER_ORIGINS: origin,
      MAPS_KEY: 'stand-in-key-0123456789',
      MAPS_ORIGINS: origin,
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
