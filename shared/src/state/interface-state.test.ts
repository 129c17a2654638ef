import { describe, expect, it } from 'vitest';
import { transition, type InterfaceAction, type InterfaceState } from './interface-state.ts';

const flags = ['search', 'menu', 'pageScroll', 'modal', 'message', 'navTheme', 'navThemeAlwaysActive'] as const;

/** Every combination that can exist: search and menu exclude each other, words belong to an open message. */
const states: InterfaceState[] = Array.from({ length: 2 ** flags.length }, (_, bits) => {
  const on = Object.fromEntries(flags.map((flag, index) => [flag, Boolean(bits & (1 << index))]));
  const words = on.message
    ? { messageTitle: 'Error', messageText: '<p>No.</p>' }
    : { messageTitle: '', messageText: '' };
  return { ...on, ...words } as InterfaceState;
}).filter((state) => !(state.search && state.menu));

const actions: InterfaceAction[] = [
  ...(['openSearch', 'closeSearch', 'toggleSearch', 'openMenu', 'closeMenu', 'toggleMenu'] as const).map((type) => ({
    type,
  })),
  ...(['openModal', 'closeModal', 'closeMessage', 'closeEverything'] as const).map((type) => ({ type })),
  { type: 'scrollPage', isScrolled: true },
  { type: 'scrollPage', isScrolled: false },
  { type: 'setAlwaysActive', isAlwaysActive: true },
  { type: 'setAlwaysActive', isAlwaysActive: false },
  { type: 'showMessage', message: { title: '¡OK!', text: '' } },
];

const name = (action: InterfaceAction) => Object.values(action).map(String).join(' ');

describe.each(actions.map((action) => [name(action), action] as const))(
  'the action %s, from every state',
  (_, action) => {
    const steps = states.map((before) => ({ before, after: transition(before, action) }));

    it('never leaves menu and search open together', () => {
      for (const { after } of steps) expect(after.menu && after.search).toBe(false);
    });

    it('clears title and text of a closed message', () => {
      for (const { after } of steps)
        if (!after.message) expect([after.messageTitle, after.messageText]).toEqual(['', '']);
    });

    it('returns the same object when nothing changes', () => {
      for (const { before, after } of steps)
        if (JSON.stringify(before) === JSON.stringify(after)) expect(after).toBe(before);
    });

    it('changes nothing when repeated, except a toggle', () => {
      if (action.type.startsWith('toggle')) return;
      for (const { after } of steps) expect(transition(after, action)).toBe(after);
    });

    it('turns the theme off when menu or search opens, and on when it closes on an unscrolled page', () => {
      for (const { before, after } of steps) {
        const opens = (after.menu && !before.menu) || (after.search && !before.search);
        const closes = (before.menu || before.search) && !after.menu && !after.search;
        if (opens) expect(after.navTheme).toBe(false);
        if (closes) expect(after.navTheme).toBe(!before.pageScroll);
      }
    });

    it('changes only its own fields', () => {
      const touched: Record<string, (keyof InterfaceState)[]> = {
        Search: ['search', 'menu', 'navTheme'],
        Menu: ['search', 'menu', 'navTheme'],
        Modal: ['modal'],
        Message: ['message', 'messageTitle', 'messageText'],
        scrollPage: ['pageScroll', 'navTheme'],
        setAlwaysActive: ['pageScroll', 'navTheme', 'navThemeAlwaysActive'],
        closeEverything: ['search', 'menu', 'modal', 'message', 'messageTitle', 'messageText', 'navTheme'],
      };
      const allowed = Object.entries(touched).find(([key]) => action.type.endsWith(key))?.[1] ?? [];
      for (const { before, after } of steps) {
        const changed = (Object.keys(after) as (keyof InterfaceState)[]).filter((key) => after[key] !== before[key]);
        expect(allowed).toEqual(expect.arrayContaining(changed));
      }
    });
  },
);

describe('a single action, from every state', () => {
  it.each([
    ['openSearch', { search: true, menu: false, navTheme: false }],
    ['openMenu', { menu: true, search: false, navTheme: false }],
    ['closeEverything', { search: false, menu: false, modal: false, message: false }],
    ['closeMessage', { message: false, messageTitle: '', messageText: '' }],
    ['openModal', { modal: true }],
    ['closeModal', { modal: false }],
  ] as const)('%s sets its fields', (type, expected) => {
    for (const state of states) expect(transition(state, { type })).toMatchObject(expected);
  });

  it.each([true, false])('scrollPage (%s) sets scroll and theme, unless the theme is always active', (isScrolled) => {
    for (const state of states) {
      expect(transition(state, { type: 'scrollPage', isScrolled })).toMatchObject(
        state.navThemeAlwaysActive
          ? { pageScroll: false, navTheme: false }
          : { pageScroll: isScrolled, navTheme: !isScrolled },
      );
    }
  });

  it('toggleMenu twice restores the menu', () => {
    for (const state of states) {
      const toggled = transition(state, { type: 'toggleMenu' });
      expect(toggled.menu).toBe(!state.menu);
      expect(transition(toggled, { type: 'toggleMenu' }).menu).toBe(state.menu);
    }
  });

  it('showMessage sets title and text of the message', () => {
    for (const state of states) {
      const after = transition(state, { type: 'showMessage', message: { title: 'Error', text: 'a b' } });
      expect(after).toMatchObject({ message: true, messageTitle: 'Error', messageText: 'a b' });
    }
  });
});
