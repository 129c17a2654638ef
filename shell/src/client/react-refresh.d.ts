declare module 'react-refresh/runtime' {
  const runtime: {
    isLikelyComponentType: (value: unknown) => boolean;
    register: (value: unknown, id: string) => void;
  };
  export default runtime;
}

/** Of `development.ts`. */
// oxlint-disable-next-line no-var -- what a global is declared by
declare var followRouter: ((router: import('./router/deferred-router.ts').DeferredRouter) => void) | undefined;
