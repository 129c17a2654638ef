import { describeThrown } from '@ofgc/shared/logging/logger.ts';
import { changedFrozen } from '../containment/tampering.ts';
import { originalStack } from './original-stack.ts';

/** A release, as its address in the store has it. */
type Named = { name: string; version: string };

/** The path of the releases' files on this machine, which tells a team nothing. */
const folderOfRelease = /(?:file:\/\/)?\/\S*?\/(?=server\/)/g;

/** An error in words for its team, and the first line of its stack that is the release's own. */
export function errorText(error: unknown, release: Named): string {
  if (!(error instanceof Error)) return describeThrown(error);
  const place = ownPlace(error, release);
  const words = wordsFor(error, release).replaceAll(folderOfRelease, '');
  return place ? `${words} (${place})` : words;
}

function ownPlace({ stack }: Error, { name, version }: Named): string | undefined {
  const own = stack?.split('\n').find((line) => line.includes(`/${name}/${version}/`) && /:\d+\)?$/.test(line));
  return own && originalStack(own.replace(/^.*?at /, '')).replaceAll(folderOfRelease, '');
}

/** What i18next has to change texts and languages, and the site's reader of catalogues has not. */
const textChange =
  /\b(?:add|remove)Resource(?:s|Bundle)?\b|\b(?:changeLanguage|loadNamespaces|loadLanguages|reloadResources|setDefaultNamespace)\b/;
const missingExport = /^The requested module '(.+)' does not provide an export named '(.+)'$/;
const missingModule = /^Cannot find module '(.+?)' imported from (.+)$/;

function wordsFor(error: Error, { name, version }: Named): string {
  const { message } = error;
  const frozen = changedFrozen(error);
  if (frozen !== undefined)
    return `it changes "${frozen}": what the API answers and all sections share is frozen, a copy of it may be changed`;
  if (error instanceof TypeError && textChange.test(message))
    return `${message}: the texts and the language of a page are shared by all sections and may not be changed; texts of its own are in the section’s catalogues (src/locales)`;
  const [, module, exported] = missingExport.exec(message) ?? [];
  if (module) return `it imports ${exported} from ${module}, which has no such export`;
  const [, file, from] = missingModule.exec(message) ?? [];
  if (file) return `${from} imports ${file}, which the release does not have`;
  if (error instanceof SyntaxError && !error.stack?.includes(`/${name}/${version}/server/`))
    return `a module is no JavaScript: ${message}`;
  return message;
}
