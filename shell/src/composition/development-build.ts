/** In development, a file in the app's browser build: workers started after the time in it serve this build. Builds do not delete it. */
export const servedFromFile = 'served.json';
