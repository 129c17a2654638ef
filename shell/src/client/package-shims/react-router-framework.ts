import { createContext } from 'react';

/** Filled by React Router's framework mode alone, which the site does not use. */
export const FrameworkContext = createContext<undefined>(undefined);

/** For the package's own `Link`, which the contract does not offer (`PageLink` stands in its place). */
export const PrefetchPageLinks = () => null;
export const mergeRefs = notOffered;
export const usePrefetchBehavior = notOffered;

function notOffered(): never {
  throw new Error('react-router’s Link is not in the contract');
}
