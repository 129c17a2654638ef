declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';

/** The address of a file that the build puts beside the scripts. */
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
