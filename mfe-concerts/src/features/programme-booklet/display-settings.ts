/** How a hand programme is shown: on paper or dark for the hall, and how large. Both are in its address, so that links and forms set them. */
export interface DisplaySettings {
  /** `auto`: dark while the hall is, or where the device wishes it. */
  mode: (typeof displayModes)[number];
  /** 1 is the site's own size. */
  size: (typeof textSizes)[number];
}

export const displayModes = ['auto', 'papel', 'sala'] as const;
export const textSizes = ['1', '2', '3'] as const;
export const defaultDisplay: DisplaySettings = { mode: 'auto', size: '1' };

/** @param query of an address; what is not known counts as not chosen */
export function parseDisplay(query: URLSearchParams): DisplaySettings {
  const { mode, size } = defaultDisplay;
  return {
    mode: displayModes.find((known) => known === query.get('modo')) ?? mode,
    size: textSizes.find((known) => known === query.get('letra')) ?? size,
  };
}

/**
 * The query that asks for a choice; empty for the plain one, so that one programme has one address.
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

/** What the tokens show; in a hall that is dark, `auto` is dark too. */
export function displayTheme({ mode }: DisplaySettings, isHallDark: boolean): 'hall' | 'paper' | 'auto' {
  if (mode === 'auto') return isHallDark ? 'hall' : 'auto';
  return mode === 'sala' ? 'hall' : 'paper';
}

const key = 'ofgc:hand-programme';

/** The visitor's last choice on this device; null without one, or where nothing may be stored. */
export function storedDisplay(): DisplaySettings | null {
  try {
    const query = localStorage.getItem(key);
    return query === null ? null : parseDisplay(new URLSearchParams(query));
  } catch {
    return null;
  }
}

/** A preference that the visitor asked for; it stays on the device. */
export function storeDisplay(choice: DisplaySettings): void {
  try {
    localStorage.setItem(key, displayQuery(choice));
  } catch {
    // Without storage the address alone carries it.
  }
}
