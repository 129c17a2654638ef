import type { RemoteModule } from '@ofgc/shared/contract';
import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import type { Release } from '../../../release.schema.ts';
import type { ContentLookup } from '../../declaration/content-pages.ts';
import type { LeadOptions } from '../../page/links/page-links.ts';
import type { HiddenFocus } from '../../styles/hidden-focus.ts';
import type { StateReader } from '../../../../server/worker/trial/module-state.ts';
import type { FormTrial } from '../forms/try-form.ts';
import type { ElsewhereWork } from '../../../../server/worker/trial/trial-machine.ts';
import type { UnseenStates } from '../examples/unseen-states.ts';
import type { KeptMarkup } from './conditions/edits/watched-markup.ts';
import type { TryUnder } from './conditions/conditions.ts';

/** What a section's pages are tried with. */
export interface PageTrial extends TryUnder {
  /** The site's public address. */
  siteUrl: string;
  remote: RemoteModule;
  /** The files that its pages may name. */
  release: Pick<Release, 'name' | 'version' | 'integrity'>;
  /** The bytes of its films and sounds, by their address. */
  filmSizes: ReadonlyMap<string, number>;
  /** Styles that take the frame of the focus away. */
  hiddenFocus: readonly HiddenFocus[];
  /** Classes of which a style says how they look with or without scripts. */
  scripted: ReadonlySet<string>;
  /** The section's declarations. */
  section: Section | undefined;
  /** The trial's time. */
  instant: Date;
  /** Whether a text stands in the code of its server side. */
  hasInCode: (text: string) => Promise<boolean>;
  /** The addresses of the live release that have no name or number of a thing in them. */
  published: readonly string[];
  /** Whether the API answers now. */
  isApiThere: boolean;
  /** What the section’s modules keep now. */
  moduleState: StateReader;
  /** States that nothing is in today. */
  unseenStates: UnseenStates;
  /** Markup that the server would keep. */
  keptMarkup: KeptMarkup;
  /** Where links may lead besides the section's own pages. */
  leads: Pick<LeadOptions, 'hasRoute' | 'isOfSection' | 'hasContent'>;
  /** The live content. */
  content: ContentLookup;
  /** The paths of all pages in the site map. */
  siteMap: Promise<readonly string[]>;
  /** The operations of the live API; null where they are not known. */
  operations: Record<string, unknown> | null;
  /** The paths of the API that answer only who is signed in. */
  sessionPaths: readonly string[];
  /** Another day, time zone, language and chance for the machine, while the work lasts. */
  elsewhere: ElsewhereWork;
  /** Another time zone alone. */
  abroad: ElsewhereWork;
  /** Null where nothing can take the API’s place. */
  forms: FormTrial | null;
  /** What the section wrote to the console since it was asked the last time. */
  written: () => string;
  /** Called with each address before it is rendered: if the trial then ends without a result, the last address is to blame. */
  onStep: (address: string) => void;
}

export interface TrialResult {
  problems: string[];
  /** Notes on what could not be tried. */
  notes: string[];
}
