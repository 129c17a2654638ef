/**
 * The shared interface state and its transitions (docs/requirements.md#interface-state) as one pure function,
 * so that every combination can be tested without React.
 */
export interface InterfaceState {
  search: boolean;
  menu: boolean;
  /** The page is scrolled past the threshold of 70 px. Always false while the theme is always active. */
  pageScroll: boolean;
  modal: boolean;
  message: boolean;
  messageTitle: string;
  /** HTML. */
  messageText: string;
  /** The bar's theme over the head of a page. */
  navTheme: boolean;
  navThemeAlwaysActive: boolean;
}

export interface Message {
  title: string;
  /** HTML: what does not come from our own words must be escaped by whoever shows it. */
  text: string;
}

export type InterfaceAction =
  | { type: 'openSearch' | 'closeSearch' | 'toggleSearch' }
  | { type: 'openMenu' | 'closeMenu' | 'toggleMenu' }
  | { type: 'openModal' | 'closeModal' }
  | { type: 'closeMessage' | 'closeEverything' }
  | { type: 'scrollPage'; isScrolled: boolean }
  | { type: 'setAlwaysActive'; isAlwaysActive: boolean }
  | { type: 'showMessage'; message: Message };

export const initialInterfaceState: InterfaceState = {
  search: false,
  menu: false,
  pageScroll: false,
  modal: false,
  message: false,
  messageTitle: '',
  messageText: '',
  navTheme: true,
  navThemeAlwaysActive: false,
};

const noMessage = { message: false, messageTitle: '', messageText: '' };

/** @returns the next state; the very same object where nothing changes, so that nobody renders in vain */
export function transition(state: InterfaceState, action: InterfaceAction): InterfaceState {
  const next = { ...state, ...change(state, action) };
  return (Object.keys(next) as (keyof InterfaceState)[]).every((key) => next[key] === state[key]) ? state : next;
}

function change(state: InterfaceState, action: InterfaceAction): Partial<InterfaceState> {
  switch (action.type) {
    case 'openSearch':
      return { search: true, menu: false, navTheme: false };
    case 'openMenu':
      return { menu: true, search: false, navTheme: false };
    // Closing what is not open must not touch the theme of what is.
    case 'closeSearch':
      return state.search ? { search: false, navTheme: !state.pageScroll } : {};
    case 'closeMenu':
      return state.menu ? { menu: false, navTheme: !state.pageScroll } : {};
    case 'toggleSearch':
      return change(state, { type: state.search ? 'closeSearch' : 'openSearch' });
    case 'toggleMenu':
      return change(state, { type: state.menu ? 'closeMenu' : 'openMenu' });
    case 'scrollPage':
      return scroll(state.navThemeAlwaysActive, action.isScrolled);
    case 'setAlwaysActive':
      return setAlwaysActive(state, action.isAlwaysActive);
    case 'openModal':
      return { modal: true };
    case 'closeModal':
      return { modal: false };
    case 'showMessage':
      return { message: true, messageTitle: action.message.title, messageText: action.message.text };
    case 'closeMessage':
      return noMessage;
    case 'closeEverything': {
      const isCovered = state.menu || state.search;
      const theme = isCovered ? { navTheme: !state.pageScroll } : {};
      return { menu: false, search: false, modal: false, ...noMessage, ...theme };
    }
  }
}

function scroll(isAlwaysActive: boolean, isScrolled: boolean): Partial<InterfaceState> {
  if (isAlwaysActive) return { pageScroll: false, navTheme: false };
  return { pageScroll: isScrolled, navTheme: !isScrolled };
}

/** The flag of a page that wants the bar's second theme throughout; an open menu or search keeps its own. */
function setAlwaysActive(state: InterfaceState, isAlwaysActive: boolean): Partial<InterfaceState> {
  const scrolled = scroll(isAlwaysActive, state.pageScroll);
  const isCovered = state.menu || state.search;
  return { navThemeAlwaysActive: isAlwaysActive, ...scrolled, ...(isCovered ? { navTheme: false } : {}) };
}
