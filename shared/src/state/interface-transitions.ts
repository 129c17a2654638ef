import { atom } from 'jotai';
import type { EventSummary } from '../domain/events/event.schema.ts';
import { dispatchInterface } from './interface-atoms.ts';
import type { InterfaceAction, Message } from './interface-state.ts';

type PlainType = Exclude<InterfaceAction['type'], 'scrollPage' | 'setAlwaysActive' | 'showMessage' | 'openModal'>;

const plain = (type: PlainType) => atom(null, (_get, set) => set(dispatchInterface, { type }));

export const openSearch = plain('openSearch');
export const closeSearch = plain('closeSearch');
export const toggleSearch = plain('toggleSearch');
export const openMenu = plain('openMenu');
export const closeMenu = plain('closeMenu');
export const toggleMenu = plain('toggleMenu');
export const closeModal = plain('closeModal');
export const closeMessage = plain('closeMessage');
/** Called on every change of route. */
export const closeEverything = plain('closeEverything');

/** @param isScrolled whether the page is scrolled further down than the threshold of 70 px */
export const scrollPage = atom(null, (_get, set, isScrolled: boolean) =>
  set(dispatchInterface, { type: 'scrollPage', isScrolled }),
);

/** For a page that needs the bar's second theme from its top on; the page resets this when it unmounts. */
export const setAlwaysActive = atom(null, (_get, set, isAlwaysActive: boolean) =>
  set(dispatchInterface, { type: 'setAlwaysActive', isAlwaysActive }),
);

/** Opens the message modal. */
export const showMessage = atom(null, (_get, set, message: Message) =>
  set(dispatchInterface, { type: 'showMessage', message }),
);

/** The data with which a quick view is opened; everything else about the concert is fetched. */
export type QuickViewEvent = Pick<EventSummary, 'id' | 'slug' | 'title' | 'lang'>;

/** The concert of the quick view; it stays while the modal closes, so that the text does not disappear before the modal. */
export const modalEvent = atom<QuickViewEvent | null>(null);

/** Opens the quick view of a concert. */
export const openModal = atom(null, (_get, set, event: QuickViewEvent) => {
  set(modalEvent, event);
  set(dispatchInterface, { type: 'openModal' });
});
