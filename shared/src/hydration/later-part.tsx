import { type ComponentType, createElement, memo, type NamedExoticComponent, Suspense, use } from 'react';

/** A part whose code is a chunk of its own, for those pages alone that show it. */
export type LaterPart<Props extends object> = NamedExoticComponent<Props> & {
  /** For loaders: a page that is navigated to shows the part at once. @throws when its code does not come */
  load: () => Promise<unknown>;
};

/**
 * The page lives first; the part stands as the server rendered it until its code is there, and stays so where that does not come. It is
 * drawn anew for other properties only: React throws away the markup of a part that is not hydrated when they change.
 * @param load imports its component, as a chunk `<name>.later`: a page has its styles and its words with its own
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;

  function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  // The server has all code, and waits for nothing while it renders.
  if (typeof document === 'undefined') void loadOnce();

  let coming: Promise<ComponentType<Props>> | undefined;
  function Part(props: Props) {
    // What is thrown here would take the place of what the server rendered.
    coming ??= loadOnce().catch(() => new Promise<never>(() => {}));
    return Loaded ? <Loaded {...props} /> : createElement(use(coming), props);
  }
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
  return Object.assign(Boundary as unknown as NamedExoticComponent<Props>, { load: loadOnce });
}
