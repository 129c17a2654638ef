import { createContext } from 'react';

/** Only React Router's framework mode, which the site does not use, provides a value for it. */
export const FrameworkContext = createContext<undefined>(undefined);

/** Used by the package's own `Link`, which the contract does not offer: remotes use `PageLink` instead. */
export const PrefetchPageLinks = () => null;
export const mergeRefs = notOffered;
export const usePrefetchBehavior = notOffered;

function notOffered(): never {
  throw new Error('react-router’s Link is not in the contract');
}
