declare module 'react-refresh/runtime' {
  const runtime: {
    isLikelyComponentType: (value: unknown) => boolean;
    register: (value: unknown, id: string) => void;
  };
  export default runtime;
}
