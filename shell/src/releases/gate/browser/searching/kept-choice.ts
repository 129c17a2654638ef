import type { Page, Request } from '@playwright/test';

/**
 * Hears where a form leads from now on, and what is asked for meanwhile.
 * @returns tells, by what was chosen in the form, to which other page it has led without any of it; undefined where it has kept it or leads nowhere
 */
export function hearChoice(page: Page): (chosen: readonly string[]) => string | undefined {
  const before = new URL(page.url()).pathname;
  const asked: string[] = [];
  const hear = (request: Request) => void asked.push(`${request.url()} ${request.postData() ?? ''}`);
  page.on('request', hear);
  return (chosen) => {
    page.off('request', hear);
    const { pathname, href } = new URL(page.url());
    const words = chosen.map(plain).filter((word) => word !== '');
    const isKept = [href, ...asked].map(plain).some((one) => words.some((word) => one.includes(word)));
    return pathname === before || words.length === 0 || isKept ? undefined : pathname;
  };
}

/** Letters and figures alone: an address writes the others, and accents, in its own way. */
function plain(text: string): string {
  const written = text.replaceAll('+', ' ').replaceAll(/(?:%[\da-f]{2})+/gi, (signs) => decoded(signs));
  return written
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function decoded(signs: string): string {
  try {
    return decodeURIComponent(signs);
  } catch {
    return signs;
  }
}
