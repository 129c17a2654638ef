/** Names of Node that a section's code must not use, because the code also runs in the browser. */
const machine =
  /(?<![\w.])process\.(?:env|exit|kill|cwd|argv|binding|getBuiltinModule|stdin|stdout|stderr|report)\b|\bglobalThis\.process\b|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b(?!\.)/;
/** A setting as a value. It may stand between two texts, which then seem to be one. */
const asValue = /(?:[:=(,[!?&|{;+]|\breturn)\s*process\.env\.[A-Z]\w*(?=\s*[,;)\]}?&|=!<>+.])/;

/** What no script of a page may do: the policy stops evaluated text, and cookies need the visitor's consent. */
const ofPage = /(?<![\w$.])(?:eval\(|new Function\b)|\bdocument\.(?:cookie\s*=(?!=)|write\()/;

/** Comments; line comments only on lines of their own, as a built module is one line. */
const comments = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;
/** The same, and quoted texts that cannot contain code. */
const noCode = /\/\*.*?\*\/|^\s*\/\/.*?$|(['"])[^'"\n;{}()=]*\1/gms;

/** As long as it was, so that what stands after it keeps its place. */
const blanked = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** A name of Node in a module of the server side. @returns null where there is none */
export function machineIn(code: string): RegExpExecArray | null {
  return wordIn(code, machine) ?? wordIn(code, asValue, comments);
}

/** What the site's policy and its visitors forbid, in a script of the browser. @returns null where there is nothing */
export function forbiddenIn(code: string): RegExpExecArray | null {
  return wordIn(code, ofPage);
}

function wordIn(code: string, words: RegExp, left: RegExp = noCode): RegExpExecArray | null {
  // Reading without the texts takes longer, and few files have such a word at all.
  return words.test(code) ? words.exec(code.replaceAll(left, blanked)) : null;
}
