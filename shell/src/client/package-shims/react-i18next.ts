import type { i18n, TFunction } from 'i18next';
import { createContext, createElement, type ReactNode, use } from 'react';

/**
 * Stands in for the exports of react-i18next that the contract offers. Here the texts are loaded before a page renders and never
 * change under it (`shared/src/i18n/catalogue-reader.ts`), so the package's own hook, which listens, loads and waits with 2 KB of code
 * in browsers and nine hooks for each use on the server, is not needed.
 */
export const I18nContext = createContext<{ i18n: i18n } | undefined>(undefined);

/** Wraps all components that use `useTranslation`. @param i18n the reader of one language’s catalogues */
export function I18nextProvider({ i18n, children }: { i18n: i18n; children?: ReactNode }) {
  return createElement(I18nContext, { value: { i18n } }, children);
}

type Namespace = string | readonly string[];

/** @throws outside of an `I18nextProvider` */
export function useTranslation(
  namespace?: Namespace,
): readonly [TFunction, i18n, boolean] & { t: TFunction; i18n: i18n; ready: boolean } {
  const { i18n } = use(I18nContext) ?? {};
  if (!i18n) throw new Error('useTranslation stands outside of an I18nextProvider');
  const [first] = [namespace ?? i18n.options.defaultNS].flat();
  const t = i18n.getFixedT(i18n.language, first as 'shell');
  return Object.assign([t, i18n, true] as const, { t, i18n, ready: true });
}

/** A plugin for instances of i18next itself, which the browser does not have. */
export const initReactI18next = {
  type: '3rdParty',
  init(): never {
    throw new Error('the page’s words are read from its catalogues');
  },
};
