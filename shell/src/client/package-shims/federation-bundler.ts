/** Stands in for federation's bundler runtime, without what no container here needs: remotes neither import remotes nor share own copies. */
interface ContainerRequire {
  federation: { initOptions: object; runtime: { init: (options: object) => unknown } };
}

/** Starts federation with the options of the container's build. @returns the runtime's instance */
export function init({ webpackRequire: { federation } }: { webpackRequire: ContainerRequire }): unknown {
  return federation.runtime.init(federation.initOptions);
}

/** Does nothing: a container's options are complete when it is built. */
export const updateConsumeOptions = () => {};

/** A container's entry itself uses no shared modules: only its chunks do. @throws where the entry uses one */
export function installInitialConsumes({ initialConsumes }: { initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0) throw new Error('the entry of a container takes nothing from the host');
}

export const remotes = notOffered;
export const getSharedFallbackGetter = notOffered;

function notOffered(): never {
  throw new Error('a remote imports no other remote');
}
