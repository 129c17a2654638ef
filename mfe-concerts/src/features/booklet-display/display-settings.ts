/** How a programme booklet is shown: light or dark, and its text size. Both are in its address, so that links and forms can set them. */
export interface DisplaySettings {
  /** `auto`: dark while the hall is dark, or where the device prefers it. */
  mode: (typeof displayModes)[number];
  /** 1 is the site's own size. */
  size: (typeof textSizes)[number];
}

export const displayModes = ['auto', 'papel', 'sala'] as const;
export const textSizes = ['1', '2', '3'] as const;
export const defaultDisplay: DisplaySettings = { mode: 'auto', size: '1' };

/** The settings in the query of an address; unknown values count as the default. */
export function parseDisplay(query: URLSearchParams): DisplaySettings {
  const { mode, size } = defaultDisplay;
  return {
    mode: displayModes.find((known) => known === query.get('modo')) ?? mode,
    size: textSizes.find((known) => known === query.get('letra')) ?? size,
  };
}

/**
 * The query of some settings; empty for the default, so that a booklet has one address.
 * @param others parameters of the address that stay
 */
export function displayQuery({ mode, size }: DisplaySettings, others = ''): string {
  const query = new URLSearchParams(others);
  query.delete('modo');
  query.delete('letra');
  if (mode !== defaultDisplay.mode) query.set('modo', mode);
  if (size !== defaultDisplay.size) query.set('letra', size);
  return query.size ? `?${query}` : '';
}

/** The theme of the design tokens; `auto` is dark while the hall is. */
export function displayTheme({ mode }: DisplaySettings, isHallDark: boolean): 'hall' | 'paper' | 'auto' {
  if (mode === 'auto') return isHallDark ? 'hall' : 'auto';
  return mode === 'sala' ? 'hall' : 'paper';
}

const key = 'ofgc:hand-programme';

/** The visitor's last choice on this device; null without one, or without storage. */
export function storedDisplay(): DisplaySettings | null {
  try {
    const query = localStorage.getItem(key);
    return query === null ? null : parseDisplay(new URLSearchParams(query));
  } catch {
    return null;
  }
}

/** Stores the visitor's choice on this device. */
export function storeDisplay(choice: DisplaySettings): void {
  try {
    localStorage.setItem(key, displayQuery(choice));
  } catch {
    // Without storage, only the address carries the choice.
  }
}
