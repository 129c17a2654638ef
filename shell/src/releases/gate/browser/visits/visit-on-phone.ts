import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { motionProblems } from '../readable/endless-motion.ts';
import { slideProblems } from '../readable/moving-slides.ts';
import { HeldRequests } from '../requests/held-requests.ts';
import { parametersReadBy } from '../open-redirects/read-parameters.ts';
import { shareLikePhones } from '../controls/closed-share.ts';
import { deadButtonProblems } from '../controls/dead-buttons.ts';
import { outageProblems } from '../controls/outages.ts';
import { lateAnswerProblems } from '../controls/late-answers.ts';
import { sentFormProblems } from '../forms/sent-form.ts';
import { formsOf } from '../forms/server-forms.ts';
import { ownPartSelector } from '../own-part-selector.ts';
import { PageWatch } from '../requests/page-watch.ts';
import { smallPhone } from '../window-sizes.ts';
import { endlessFrameProblems } from '../side-effects/endless-frames.ts';
import { rememberTicks } from '../forms/ticked-boxes.ts';
import { habitProblems } from '../controls/prevented-habits.ts';
import { momentProblems, thrownIn } from '../controls/moments.ts';
import { preventedProblems } from '../controls/prevented-events.ts';
import { unpressableProblems } from '../controls/unpressable.ts';
import { usedControlProblems } from '../controls/used-controls.ts';
import { touchProblems } from '../pointer/refused-touches.ts';
import { addressProblems } from '../searching/address-problems.ts';
import { shiftOf, shiftProblems } from './layout-shift.ts';
import { restOnPage } from './rest-on-page.ts';
import { timeLimited } from './time-limited.ts';
import { axeProblems } from '../readable/axe-check.ts';

/** The user agent of a phone's browser, because pages may do something else for it. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The device of a visitor on the way, who wants a dark page that does not move. */
export const phoneDevice: BrowserContextOptions = {
  viewport: smallPhone,
  userAgent,
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
};

/** What was seen of a page on a phone. */
export interface SeenOnPhone {
  problems: string[];
  /** How far it moved while nobody touched it. */
  shift: number;
  /** The parameters of its address that the section's scripts read. */
  parameters: string[];
  /** Where its forms lead. */
  forms: string[];
}

/** Checks that a page hydrates on a phone as on a screen, and that its controls can be used. Problems are returned; it never throws. @param page of a context with `phoneDevice` */
export async function visitOnPhone(page: Page, address: string, release: Release): Promise<SeenOnPhone> {
  const watch = new PageWatch(page, release);
  const found: string[] = [];
  const forms: string[] = [];
  let shift = 0;
  const parameters = new Set<string>();
  const readParameters = async () => {
    for (const name of await parametersReadBy(page, release.name)) parameters.add(name);
  };
  await shareLikePhones(page);
  await rememberTicks(page);
  await timeLimited(watch, async () => {
    const hasLoaded = await restOnPage(page, address, release, watch);
    await readParameters();
    if (!hasLoaded || watch.hasProblems) return;
    shift = await shiftOf(page);
    found.push(...shiftProblems(shift, 'on a phone '));
    if (found.length > 0) return;
    const within = ownPartSelector(release, address);
    if (within === '') return;
    forms.push(...(await formsOf(page, within)));
    found.push(...(await touchProblems(page, within)));
    found.push(...(await motionProblems(page, within)));
    found.push(...(await slideProblems(page, within)));
    found.push(...(await endlessFrameProblems(page, within, release.name)));
    found.push(...(await axeProblems(page, within)).map((problem) => `on a phone ${problem}`));
    const requests = new HeldRequests(page);
    await requests.begin();
    watch.allowLeaving();
    const loadAnew = () => requests.load(address);
    found.push(...(await unpressableProblems(page, within, loadAnew)));
    found.push(...watch.take().filter((problem) => problem.startsWith('throws: ')));
    found.push(...(await usedControlProblems(page, watch, { within, requests })));
    await readParameters();
    found.push(...(await preventedProblems(page, loadAnew)));
    found.push(...thrownIn(watch.take(), 'when somebody presses a key, or touches it beside its controls'));
    found.push(...(await momentProblems(page, watch)));
    if (found.length === 0) found.push(...(await habitProblems(page, within, loadAnew)));
    watch.take();
    if (found.length === 0) found.push(...(await lateAnswerProblems(page, watch, { within, requests, address })));
    if (found.length === 0) found.push(...(await addressProblems(page, watch, { within, requests, address })));
    if (found.length === 0) found.push(...(await sentFormProblems(page, watch, { within, requests, address })));
    if (found.length === 0 && watch.asksApi)
      found.push(...(await outageProblems(page, watch, { within, requests, address })));
    if (found.length === 0) found.push(...(await deadButtonProblems(page, { within, requests, address })));
    watch.take();
  });
  const problems = [...found, ...watch.take().map((problem) => `on a phone ${problem}`)];
  return { problems, shift, parameters: [...parameters], forms };
}
