/** The controls of a part that are used: lists, boxes, folds, and buttons that send nothing, also those with only the role. Another check follows links. */
export const choices =
  'select, input:is([type=checkbox], [type=radio], [type=button]), summary, button, :is([role=button], [role=tab]):not(a[href], [aria-disabled=true])';

/** What was used, in words. */
interface Used {
  words: string;
  isButton: boolean;
  /** Whether it was used; false where it cannot be used in its present state. */
  isUsable: boolean;
  /** The action that had no effect: the control is in the same state as before. */
  refuses?: 'tick' | 'choose in' | undefined;
}

/** A field, fold, button, or another element that is one by its role. */
type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, 'type' | 'name' | 'form' | 'labels'>> &
  Pick<HTMLSelectElement, 'selectedIndex' | 'options'>;

interface Use {
  within: string;
  choices: string;
  place: number;
  /** Whether it is named alone, and not used. */
  isOnlyNamed?: boolean;
  focusedName: string;
}

/**
 * Chooses the second option or ticks a box, and takes it back; opens a fold, closes it and leaves it open; or presses a button. What
 * nobody can press is left. Runs in the browser. @returns what was used, or null
 */
export async function useChoice({
  within,
  choices,
  place,
  focusedName,
  isOnlyNamed = false,
}: Use): Promise<Used | null> {
  // A button without a type sends its form.
  const sends = (one: Control) => one.localName === 'button' && one.type !== 'button' && Boolean(one.form);
  const all = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll<Control>(choices)])
    .filter((one) => !sends(one));
  const control = all[place];
  if (!control) return null;
  const isButton = control.matches('button, [type=button], [role=button], [role=tab]');
  const choose = (option: number) => {
    control.selectedIndex = option;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const aroundControl = control.localName === 'summary' ? control.parentElement?.parentElement : control;
  for (let fold = aroundControl?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  // A box that is not shown is pressed by its label.
  const pressed = [control, ...((control.localName === 'input' && control.labels) || [])];
  const isShown = pressed.some((one) => one.checkVisibility({ visibilityProperty: true }));
  const isUsable = isShown && !control.matches(':disabled') && !control.closest('[inert]');
  const wordsOf = () => {
    const role = control.localName === 'button' ? null : control.getAttribute('role');
    const named = `${control.localName}${control.name ? ` name="${control.name}"` : ''}${role ? ` role="${role}"` : ''}`;
    if (!isButton || control.localName === 'input') return `<${named}>`;
    const said = (control.ariaLabel ?? control.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${control.localName === 'button' ? 'button' : named}>${said && ` “${said}”`}`;
  };
  const rest = () => new Promise((resolve) => void setTimeout(resolve, 50));
  const words = wordsOf();
  Reflect.deleteProperty(globalThis, focusedName);
  if (!isUsable || isOnlyNamed) return { words, isButton, isUsable };
  control.focus();
  if (document.activeElement === control) Object.assign(globalThis, { [focusedName]: control });
  // Elements of a drawing have no click().
  const press = () => {
    if (control.click) control.click();
    else control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };
  let refuses: Used['refuses'];
  if (control.localName === 'select') {
    const before = control.selectedIndex;
    choose(Math.min(before === 1 ? 0 : 1, control.options.length - 1));
    await rest();
    if (control.isConnected && control.options.length > 1 && control.selectedIndex === before) refuses = 'choose in';
    choose(before);
  } else {
    const { checked } = control as Partial<HTMLInputElement>;
    const isRound = control.type === 'radio';
    press();
    await rest();
    const isSame = control.isConnected && (control as Partial<HTMLInputElement>).checked === checked;
    if (isSame && (control.type === 'checkbox' || (isRound && !checked))) refuses = 'tick';
    if (!isButton && control.type !== 'radio') press();
    // A fold stays open, so that the check of leaving sees whether its effects end with the page.
    if (control.localName === 'summary' && !(control.parentElement as HTMLDetailsElement | null)?.open)
      await rest().then(press);
  }
  await rest();
  return { words, isButton, isUsable, refuses };
}
