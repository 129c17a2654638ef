/** The half of federation's bundler runtime that no container here uses: remotes import no remotes, and share no copies of their own. */
interface ContainerRequire {
  federation: { initOptions: object; runtime: { init: (options: object) => unknown } };
}

/** Starts federation as the container’s build has set it up. @returns what its runtime gives */
export function init({ webpackRequire: { federation } }: { webpackRequire: ContainerRequire }): unknown {
  return federation.runtime.init(federation.initOptions);
}

/** A container's options are complete when it is made. */
export const updateConsumeOptions = () => {};

/** A container's entry runs nothing that would take from the host: what takes comes with a chunk. @throws where that is not so */
export function installInitialConsumes({ initialConsumes }: { initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0) throw new Error('the entry of a container takes nothing from the host');
}

export const remotes = notOffered;
export const getSharedFallbackGetter = notOffered;

function notOffered(): never {
  throw new Error('a remote imports no other remote');
}
