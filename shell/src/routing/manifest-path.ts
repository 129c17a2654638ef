/** What a device shows of the site on its home screen; English is the same below `/en`. */
export const manifestPath = '/manifest.webmanifest';
