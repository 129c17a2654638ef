/** The bucket that keeps a second copy of the releases, on a server that speaks S3. */
export interface BucketAddress {
  /** The server's address, without the bucket. */
  endpoint: string;
  bucket: string;
  /** The beginning of all keys: empty, or folders with a slash at the end. */
  prefix: string;
  region: string;
  /** Without them the client finds credentials itself: in its environment variables or the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

const defaultRegion = 'us-east-1';

/**
 * Reads `RELEASE_BUCKET`: `https://KEY:SECRET@server/bucket/folder?region=eu-south-2`.
 * @returns null where the text is not such an address
 */
export function readBucketAddress(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, searchParams, username, password } = new URL(text);
  const [accessKeyId, secretAccessKey, ...path] = [username, password, ...pathname.split('/').filter(Boolean)].map(
    decodedPart,
  );
  if (accessKeyId === undefined || secretAccessKey === undefined || path.includes(undefined)) return null;
  const [bucket = '', ...folders] = path;
  if (!/^https?:$/.test(protocol) || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null;
  if ((username === '') !== (password === '')) return null;
  return {
    endpoint: origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? defaultRegion,
    ...(username && { credentials: { accessKeyId, secretAccessKey } }),
  };
}

/** @returns undefined where a percent sign is no escape */
function decodedPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
