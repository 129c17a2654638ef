// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reportToBeacon, watchErrors } from './error-beacon.ts';

it('the error beacon sends nothing from the pages of the reporting channel', () => {
  const send = vi.fn<(path: string, text: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon: send });
  history.replaceState(null, '', '/en/canal-denuncias/informar');
  reportToBeacon(new Error('in confidence'));
  expect(send).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('the error beacon sends each error once and five at most, including uncaught ones', () => {
  const send = vi.fn<(path: string, text: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon: send });
  const page = new EventTarget() as Window;
  watchErrors(page);
  const broken = new Error('broken');
  page.dispatchEvent(Object.assign(new Event('error'), { error: broken }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken }));
  expect(send).toHaveBeenCalledExactlyOnceWith('/browser-errors', broken.stack);
  for (let one = 0; one < 9; one++) reportToBeacon(`no error ${one}`);
  expect(send).toHaveBeenCalledTimes(5);
  vi.unstubAllGlobals();
});
