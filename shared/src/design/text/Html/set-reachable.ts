/** Gives a box a stop of Tab, or takes it away. */
export function setReachable(box: HTMLElement, isReachable: boolean): void {
  if (isReachable) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
