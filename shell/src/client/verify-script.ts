/** A script, and what its bytes must be: `sha384-…`. An empty one is that of a build in development. */
export type ScriptIntegrity = readonly [address: string, integrity: string];

/** The same, or a way to it, which is missing only for scripts that were not requested before. */
type Integrity = string | (() => Promise<string | undefined>);

const verifying = new Map<string, Promise<void>>();

/**
 * Fetches a script, to be imported after it, and lets nothing else than what was built come: `import()` takes no hash, but a
 * module that was preloaded with one is not fetched again. Each release's runtime asks for its chunks here (`bundler/integrity.ts`).
 * @throws where other bytes come, or none; the next call tries again
 */
export function verifyScript(address: string, integrity: Integrity, page: Document = document): Promise<void> {
  const known = verifying.get(address);
  if (known) return known;
  const verified = (
    typeof integrity === 'string' ? preload(address, integrity, page) : lookUp(address, integrity, page)
  ).catch((cause: unknown) => {
    verifying.delete(address);
    // By the name that forms and error views know it by, as any bundler's.
    throw Object.assign(new Error(`${address} does not come as it was built`, { cause }), { name: 'ChunkLoadError' });
  });
  verifying.set(address, verified);
  return verified;
}

/** What the runtimes of all releases call. */
export function offerVerification(): void {
  Object.assign(globalThis, { ofgcVerify: verifyScript });
}

/** Requests scripts in parallel that would otherwise be discovered one after the other. The importer reports one that fails. */
export function preloadScripts(scripts: readonly ScriptIntegrity[]): void {
  for (const [address, integrity] of scripts) verifyScript(address, integrity).catch(() => {});
}

async function lookUp(address: string, find: () => Promise<string | undefined>, page: Document): Promise<void> {
  return preload(address, await find(), page);
}

function preload(address: string, integrity: string | undefined, page: Document): Promise<void> {
  const link = page.createElement('link');
  // A browser without preloading of modules imports unverified what the server has verified; builds in development have no hashes.
  if (!integrity || !link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('no such bytes'));
    });
    link.href = address;
    page.head.append(link);
  });
}
