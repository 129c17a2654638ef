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

describe('the settings of a booklet', () => {
  it('are those of the address, whatever this device remembers', () => {
    storeDisplay(dark);
    const { result } = renderHook(() => useDisplaySettings({ mode: 'papel', size: '1' }));
    expect(result.current[0]).toEqual({ mode: 'papel', size: '1' });
  });

  it('are the last ones of this device where the address says nothing, and the address then says them', () => {
    storeDisplay(dark);
    const { result } = renderHook(() => useDisplaySettings(defaultDisplay));
    expect(result.current[0]).toEqual(dark);
    expect(location.href).toMatch(/\/programa\/38\?de=hoy&modo=sala&letra=3#notas$/);
  });

  it('are the default where nobody ever chose', () => {
    const { result } = renderHook(() => useDisplaySettings(defaultDisplay));
    expect(result.current[0]).toEqual(defaultDisplay);
    expect(location.search).toBe('?de=hoy');
  });

  it('change at once, in the address and on this device', () => {
    const { result } = renderHook(() => useDisplaySettings(defaultDisplay));
    act(() => result.current[1](dark));
    expect(result.current[0]).toEqual(dark);
    expect(location.search).toBe('?de=hoy&modo=sala&letra=3');
    expect(storedDisplay()).toEqual(dark);
  });
});
