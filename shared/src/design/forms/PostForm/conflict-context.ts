import { createContext } from 'react';

/** Whether the page tells above its forms that what they are about has changed meanwhile: then they do not. */
export const ConflictContext = createContext(false);
