/** Loading that ends within this many milliseconds shows neither bar nor overlay (docs/requirements.md#loading). */
export const loadingDelay = 200;
