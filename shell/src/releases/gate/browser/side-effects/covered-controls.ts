/** A part of the page, and what in it can be pressed; selectors. */
interface Part {
  part: string;
  controls: string;
  /** Where they are brought into the window. */
  block: 'nearest' | 'center';
}

/** The links and buttons of the bar. */
export const bar: Part = { part: 'header', controls: 'a, button', block: 'nearest' };

/** The element that covers a link or button of a part. Runs in the browser. @returns its tag, or null */
export function layerOver({ part: selector, controls, block }: Part): string | null {
  // A layer that lets clicks through still hides what is below it, so all elements are made clickable.
  const pressable = new CSSStyleSheet();
  pressable.replaceSync('* { pointer-events: auto !important }');
  // Copied first, because the browser's list changes while it is read.
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, pressable];
  const part = document.querySelector(selector);
  let layer: string | null = null;
  for (const control of part?.querySelectorAll(controls) ?? []) {
    control.scrollIntoView({ block, behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = width > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
    if (hit && !part?.contains(hit)) layer ??= `<${hit.localName} class="${hit.className}">`;
  }
  document.adoptedStyleSheets = before;
  return layer;
}
