/** What shell and remotes may use of jotai. */
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom } from '#jotai';
