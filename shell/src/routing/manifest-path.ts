/** The address of the web app manifest, for a device's home screen; the English one is below `/en`. */
export const manifestPath = '/manifest.webmanifest';
