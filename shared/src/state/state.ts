/** The package `@ofgc/shared/state`: one instance for shell and remotes; on the server, one jotai store per request. */
export type { Message } from './interface-state.ts';
export * from './interface-transitions.ts';
export {
  searchState,
  menuState,
  pageScrollState,
  modalState,
  messageState,
  messageTitle,
  messageText,
  navTheme,
  navThemeAlwaysActive,
  isPageCovered,
} from './interface-atoms.ts';
export * from './waiting.ts';
export * from './connection.ts';
export * from './background.ts';
