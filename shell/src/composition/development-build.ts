/** In development, beside the browser's files of an app: the instant from which on workers that begin serve them. Builds leave it. */
export const servedFromFile = 'served.json';
