import { type ComponentType, createElement, memo, type NamedExoticComponent, Suspense, use } from 'react';
import { loadOnce } from './load-once.ts';

/** A part whose code is a separate chunk, which only pages that show it load. */
type LaterPart<Props extends object> = NamedExoticComponent<Props> & {
  /** For loaders, so that a page shows the part at once after a navigation. @throws when its code cannot be loaded */
  load: () => Promise<unknown>;
};

/**
 * The page hydrates before the part; the part stays as the server rendered it until its code is loaded, also where that fails.
 * It re-renders only when its properties change, because React discards the markup of a part that is re-rendered before it is hydrated.
 * @param load imports its component, as a chunk `<name>.later`: the page brings the part's styles and texts with its own
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const part = loadOnce(load, (error, retry) => {
    retry();
    throw error;
  });
  let coming: Promise<ComponentType<Props>> | undefined;
  function Part(props: Props) {
    // Never rejects: an error thrown here would replace the server's markup.
    coming ??= part.load().catch(() => new Promise<never>(() => {}));
    return part.Loaded ? <part.Loaded {...props} /> : createElement(use(coming), props);
  }
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
  return Object.assign(Boundary as unknown as NamedExoticComponent<Props>, { load: part.load });
}
