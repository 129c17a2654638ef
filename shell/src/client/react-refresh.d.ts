declare module 'react-refresh/runtime' {
  const runtime: {
    isLikelyComponentType: (value: unknown) => boolean;
    register: (value: unknown, id: string) => void;
  };
  export default runtime;
}

/** Defined in `development.ts`. */
// oxlint-disable-next-line no-var -- only `var` declares a property of the global object
declare var followRouter: ((router: import('./router/deferred-router.ts').DeferredRouter) => void) | undefined;
