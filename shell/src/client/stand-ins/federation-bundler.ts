/** The half of federation's bundler runtime that no container here uses: remotes import no remotes, and share no copies of their own. */
interface ContainerRequire {
  federation: { initOptions: object; runtime: { init: (options: object) => unknown } };
}

export function init({ webpackRequire: { federation } }: { webpackRequire: ContainerRequire }): unknown {
  return federation.runtime.init(federation.initOptions);
}

/** A container's options are complete when it is made. */
export const updateConsumeOptions = () => {};

export const remotes = notOffered;
export const getSharedFallbackGetter = notOffered;

/** A container offers modules that are fetched; it runs nothing at once that would take from the host. */
export const installInitialConsumes = notOffered;

function notOffered(): never {
  throw new Error('a container here imports no other remote and takes nothing at once');
}
