import { atom } from 'jotai';
import { initialInterfaceState, transition, type InterfaceAction } from './interface-state.ts';

const interfaceState = atom(initialInterfaceState);

/** Every change goes through the state machine, so menu and search are never open together. */
export const dispatchInterface = atom(null, (_get, set, action: InterfaceAction) =>
  set(interfaceState, (state) => transition(state, action)),
);

/** The names are required (docs/requirements.md#interface-state); their meaning is documented at `InterfaceState`. */
export const searchState = atom((get) => get(interfaceState).search);
export const menuState = atom((get) => get(interfaceState).menu);
export const pageScrollState = atom((get) => get(interfaceState).pageScroll);
export const modalState = atom((get) => get(interfaceState).modal);
export const messageState = atom((get) => get(interfaceState).message);
export const messageTitle = atom((get) => get(interfaceState).messageTitle);
export const messageText = atom((get) => get(interfaceState).messageText);
export const navTheme = atom((get) => get(interfaceState).navTheme);
export const navThemeAlwaysActive = atom((get) => get(interfaceState).navThemeAlwaysActive);

/** Whether menu, search or a modal covers the page, whose elements then cannot get the focus. */
export const isPageCovered = atom((get) => {
  const { menu, search, modal, message } = get(interfaceState);
  return menu || search || modal || message;
});
