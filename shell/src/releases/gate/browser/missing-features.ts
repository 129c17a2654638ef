/** What Chromium has and Safari does not, on `window` and on `navigator`. Firefox has the first three of these. */
const features = {
  window: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'documentPictureInPicture', 'EyeDropper'],
  navigator: ['userAgentData', 'deviceMemory', 'connection', 'getBattery'],
};

export const featureNames = JSON.stringify(features);

/** Takes these away before any script of the page runs, so that one that relies on them fails as it does there. Runs in the browser. */
export function leaveOutFeatures(names: string): void {
  const { window: ofWindow, navigator: ofNavigator } = JSON.parse(names) as typeof features;
  for (const name of ofWindow) Reflect.deleteProperty(globalThis, name);
  for (const name of ofNavigator) Reflect.deleteProperty(Navigator.prototype, name);
}
