import { type ReleaseVector, remoteOfPath } from '../../composition/release-vector.ts';
import { readStyles } from '../../composition/addresses/style-address.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import type { DataRouter } from '#react-router';

/** Switches the styles of a section on. */
type ShowStyles = (name: string | undefined) => void;

/**
 * Switches the styles of a section off when no part of it is on the page any more, so that no section's styles apply to pages of others.
 * @returns switches them on again, before a part of the section is rendered
 */
export function watchSectionStyles(vector: ReleaseVector, router: Pick<DataRouter, 'state' | 'subscribe'>): ShowStyles {
  const hidden = new Set<string>();
  const ownerOf = ({ pathname }: { pathname: string }) => remoteOfPath(splitLocale(pathname).path, vector);
  const show: ShowStyles = (name) => {
    if (name && hidden.delete(name)) switchStyles(name, true);
  };
  router.subscribe(({ navigation }) => navigation.location && show(ownerOf(navigation.location)));
  // Each page changes the head in the same step in which it replaces the page before, so that nothing that is still visible loses its styles.
  new MutationObserver(() => {
    if (router.state.navigation.state !== 'idle') return;
    for (const name of Object.keys(vector)) {
      if (name === ownerOf(router.state.location) || isOnPage(name)) show(name);
      else if (!hidden.has(name)) {
        hidden.add(name);
        switchStyles(name, false);
      }
    }
  }).observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
  return show;
}

/** Class names begin with the name of their app. */
function isOnPage(name: string): boolean {
  return document.querySelector(`[class^="${name}-"], [class*=" ${name}-"]`) !== null;
}

function switchStyles(name: string, isOn: boolean): void {
  for (const sheet of document.styleSheets) {
    const { pathname } = new URL(sheet.href ?? '', location.href);
    if (pathname.startsWith(`/assets/${name}/`)) sheet.disabled = !isOn;
    else if (readStyles(pathname)?.some((release) => release.name === name)) switchRules(sheet, name, isOn);
  }
}

/** The first page has one sheet of several releases, in which the section's rules get a condition. */
function switchRules(sheet: CSSStyleSheet, name: string, isOn: boolean): void {
  const own = new RegExp(`[. ]${name}-`);
  for (const [index, rule] of [...sheet.cssRules].entries()) {
    if (!own.test(rule.cssText)) continue;
    if (rule instanceof CSSMediaRule) rule.media.mediaText = isOn ? 'all' : 'not all';
    else if (!isOn) {
      sheet.insertRule(`@media not all{${rule.cssText}}`, index);
      sheet.deleteRule(index + 1);
    }
  }
}
