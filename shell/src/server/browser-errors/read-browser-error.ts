/** The parts of a browser error that are kept: nothing that the visitor typed, saw or requested. */
interface BrowserError {
  /** The owner of the script in the innermost frame. */
  remote: string;
  version: string;
  /** The error's class only: a message may contain something that the visitor typed. */
  error: string;
  /** The stack frames in the site's own scripts, the innermost first. */
  frames: StackFrame[];
}

export interface StackFrame {
  remote: string;
  version: string;
  /** The file's path below `browser/`. */
  file: string;
  line: number;
  column: number;
}

const place = /\/assets\/([a-z]+)\/(\w[\w.-]*)\/browser\/([\w.-]+\.js):(\d+):(\d+)/g;
const mostFrames = 10;

/** @param stack as a browser writes it @returns null for a stack without any of the site's scripts */
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
