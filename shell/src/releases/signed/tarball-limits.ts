/**
 * Limits of a tarball in bytes and files; the shell's release, the largest, has 12 MB in 200 files. A source map is read while pages are
 * rendered.
 */
export const tarballLimits = {
  bytes: 48 * 1024 * 1024,
  file: 16 * 1024 * 1024,
  map: 4 * 1024 * 1024,
  manifest: 1024 * 1024,
  files: 2_000,
};
