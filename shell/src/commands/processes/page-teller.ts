import type { ChildProcess } from 'node:child_process';
import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';

/** Tells an API the pages that the live sections declare. */
export interface PageTeller {
  /** Tells them now; from now on `tell` reads them in this way. Nothing is told where null is read. */
  declare: (read: () => Promise<readonly SectionPage[] | null>) => void;
  /** Tells them again, to an API that was started again. */
  tell: () => void;
}

/** @param findApi the process that is the API now */
export function createPageTeller(findApi: () => ChildProcess | undefined): PageTeller {
  let readPages: Parameters<PageTeller['declare']>[0] | undefined;
  const send = async () => {
    const read = readPages;
    const pages = await read?.();
    const api = findApi();
    // The pages of a later change may have been read faster; the API keeps what it is told last.
    if (pages && read === readPages && api?.connected) api.send({ pages }, () => {});
  };
  return {
    declare(read) {
      readPages = read;
      void send();
    },
    tell: () => void send(),
  };
}
