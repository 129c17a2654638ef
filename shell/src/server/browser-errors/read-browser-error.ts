/** What is kept of an error in a visitor's browser: nothing that was typed, seen or asked for. */
export interface BrowserError {
  /** Of the innermost place: whose script it is. */
  remote: string;
  version: string;
  /** The class alone: a message may name what a visitor has typed. */
  error: string;
  /** The places in the site's own scripts, the innermost first. */
  frames: Frame[];
}

export interface Frame {
  remote: string;
  version: string;
  /** Below `browser/`. */
  file: string;
  line: number;
  column: number;
}

const place = /\/assets\/([a-z]+)\/(\w[\w.-]*)\/browser\/([\w.-]+\.js):(\d+):(\d+)/g;
const mostFrames = 10;

/** @param stack as a browser writes it @returns null for one that touches none of the site's scripts */
export function readReport(stack: string): BrowserError | null {
  const frames = [...stack.matchAll(place)]
    .slice(0, mostFrames)
    .map(([, remote = '', version = '', file = '', line, column]) => ({
      remote,
      version,
      file,
      line: Number(line),
      column: Number(column),
    }));
  const [first] = frames;
  if (!first) return null;
  const error = /^(?:Uncaught )?(\w{0,40}(?:Error|Exception))\b/.exec(stack)?.[1] ?? 'Error';
  return { remote: first.remote, version: first.version, error, frames };
}
