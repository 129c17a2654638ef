import { type ComponentType, createElement, lazy } from 'react';

/**
 * Like React's `lazy`, which keeps a failure for the life of the document. Here code that could not be loaded is requested again on
 * another page, where `PartBoundary` tries the part again.
 */
export function retryingLazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let failedOn: string | undefined;
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          failedOn = location.pathname;
          throw error;
        },
      ),
    );
  let Current = attempt();
  return (props) => {
    if (failedOn !== undefined && failedOn !== location.pathname) {
      failedOn = undefined;
      Current = attempt();
    }
    return createElement(Current as ComponentType<Props>, props);
  };
}
