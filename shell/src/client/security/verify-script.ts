/** A script's address and the hash of its bytes: `sha384-…`, empty in development builds. */
type ScriptIntegrity = readonly [address: string, integrity: string];

/** The hash, or a function that fetches it, which is called only for scripts that have not been requested before. */
type Integrity = string | (() => Promise<string | undefined>);

const verifying = new Map<string, Promise<void>>();

/**
 * Fetches a script and verifies its hash before it is imported: `import()` takes no hash, but a module that was preloaded with
 * one is not fetched again. Each release's runtime loads its chunks through this function (`bundler/plugins/integrity.ts`).
 * @throws where the script cannot be loaded or has other bytes; the next call tries again
 */
export function verifyScript(address: string, integrity: Integrity, page: Document = document): Promise<void> {
  const known = verifying.get(address);
  if (known) return known;
  const verified = (
    typeof integrity === 'string' ? preload(address, integrity, page) : lookUp(address, integrity, page)
  ).catch((cause: unknown) => {
    verifying.delete(address);
    // Forms and error views recognise the error by this name, which bundlers use.
    throw Object.assign(new Error(`${address} does not come as it was built`, { cause }), { name: 'ChunkLoadError' });
  });
  verifying.set(address, verified);
  return verified;
}

/** Makes `verifyScript` available to the runtimes of all releases. */
export function offerVerification(): void {
  Object.assign(globalThis, { ofgcVerify: verifyScript });
}

/** Requests scripts in parallel that would otherwise be discovered one after the other. A failure is reported where the script is imported. */
export function preloadScripts(scripts: readonly ScriptIntegrity[]): void {
  for (const [address, integrity] of scripts) verifyScript(address, integrity).catch(() => {});
}

async function lookUp(address: string, find: () => Promise<string | undefined>, page: Document): Promise<void> {
  return preload(address, await find(), page);
}

function preload(address: string, integrity: string | undefined, page: Document): Promise<void> {
  const link = page.createElement('link');
  // A browser without `modulepreload` imports scripts unverified (the server has verified them); development builds have no hashes.
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
