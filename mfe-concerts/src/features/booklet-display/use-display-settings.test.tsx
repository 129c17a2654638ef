import { act, renderHook } from '@ofgc/shared/testing/render-page.tsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultDisplay, type DisplaySettings, storedDisplay, storeDisplay } from './display-settings.ts';
import { useDisplaySettings } from './use-display-settings.ts';

const dark: DisplaySettings = { mode: 'sala', size: '3' };

beforeEach(() => history.replaceState(null, '', '/programa/38?de=hoy#notas'));
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('useDisplaySettings', () => {
  it('prefers the settings of the address to the stored ones', () => {
    storeDisplay(dark);
    const { result } = renderHook(() => useDisplaySettings({ mode: 'papel', size: '1' }));
    expect(result.current[0]).toEqual({ mode: 'papel', size: '1' });
  });

  it('uses the stored settings when the address has none, and writes them to the address', () => {
    storeDisplay(dark);
    const { result } = renderHook(() => useDisplaySettings(defaultDisplay));
    expect(result.current[0]).toEqual(dark);
    expect(location.href).toMatch(/\/programa\/38\?de=hoy&modo=sala&letra=3#notas$/);
  });

  it('uses the default when address and storage have no settings', () => {
    const { result } = renderHook(() => useDisplaySettings(defaultDisplay));
    expect(result.current[0]).toEqual(defaultDisplay);
    expect(location.search).toBe('?de=hoy');
  });

  it('changes settings, address and storage at once', () => {
    const { result } = renderHook(() => useDisplaySettings(defaultDisplay));
    act(() => result.current[1](dark));
    expect(result.current[0]).toEqual(dark);
    expect(location.search).toBe('?de=hoy&modo=sala&letra=3');
    expect(storedDisplay()).toEqual(dark);
  });
});
