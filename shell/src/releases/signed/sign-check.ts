import { pathToFileURL } from 'node:url';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { checkInBrowser } from '../gate/browser/browser-check.ts';
import { openBrowser } from '../gate/browser/open-browser.ts';
import { originalStack } from '../../server/worker/origin/original-stack.ts';
import type { Release } from '../release.schema.ts';
import { askSite, type SiteRequest } from './ask-site.ts';
import { filesHash } from './files-hash.ts';
import { previewEnd } from './preview-lifetime.ts';
import { askPreview } from './preview-link.ts';

/**
 * Sends a release to a site, which tries and keeps it; opens all its pages by a preview link; and, if there are no problems, signs
 * the result: the site keeps it beside the release, bound to the hash of its files.
 * @param request with the folder of the release @returns sentences @throws the problems, a line each
 */
export async function checkAndSign(
  request: Omit<SiteRequest, 'verb'> & { folder: string },
  release: Release,
): Promise<string> {
  const { folder, ...asked } = request;
  const { version } = release;
  // Before anything is sent: a machine may have no browser.
  const browser = await openBrowser();
  try {
    const published = await askSite({ ...asked, verb: 'publish', version, folder });
    const link = (await askPreview({ ...asked, version, until: previewEnd('1') })).split('\n').at(-1) ?? '';
    const { sentence, shell } = await checkInBrowser(browser, link, release).catch((error: unknown) => {
      throw new Error(withSourceLines(messageOf(error), folder, release), { cause: error });
    });
    const files = filesHash(release);
    return `${published}\n${await askSite({ ...asked, verb: 'checked', version, files, shell, why: sentence })}`;
  } finally {
    await browser.close();
  }
}

/** Problems with places in the sources instead of in the release's scripts; those of others keep theirs. @param folder with its source maps */
export function withSourceLines(
  problems: string,
  folder: string,
  { name, version }: Pick<Release, 'name' | 'version'>,
): string {
  const own = `${pathToFileURL(folder).href}/`;
  const base = new RegExp(String.raw`https?://[^\s()]+/assets/${name}/${version}/(?=browser/[\w.-]+\.js:\d+:\d+)`, 'g');
  return originalStack(problems.replaceAll(base, own)).replaceAll(own, '');
}
