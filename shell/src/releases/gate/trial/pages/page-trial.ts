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
import type { KeptMarkup } from './conditions/watched-markup.ts';
import type { TryPage } from './tried-page.ts';

/** What a section's pages are tried with. */
export interface PageTrial {
  /** The site's public address. */
  siteUrl: string;
  remote: RemoteModule;
  /** The files that its pages may name. */
  release: Pick<Release, 'name' | 'version' | 'integrity'>;
  /** Styles that take the frame of the focus away. */
  hiddenFocus: readonly HiddenFocus[];
  /** Classes of which a style says how they look with or without scripts. */
  scripted: ReadonlySet<string>;
  /** The section's declarations. */
  section: Section | undefined;
  /** Null where the API does not answer now. */
  withData: TryPage | null;
  withoutApi: TryPage;
  /** Renders each time for another visitor, a little later than the time before. */
  asOther: TryPage;
  /** Renders for somebody who is setting up the second factor. */
  whileSigningIn: TryPage;
  /** What the section’s modules keep now. */
  moduleState: StateReader;
  /** Renders a year later with the same data, but all lists empty; null where the API does not answer. */
  withEmptyLists: TryPage | null;
  /** Renders a year later with the same data: all that is to come today is over then. */
  inNextYear: TryPage;
  /** The same as `withEmptyLists` at the present time. */
  withEmptyListsToday: TryPage;
  /** Renders with the same data, and with answers from the API's description where the API has nothing. */
  withExamples: TryPage;
  /** Renders with the same data, where the API finds something whatever an earlier visitor typed. */
  withMatchAllSearch: TryPage;
  /** Renders with the same data, but after edits of all texts. */
  withEditedContent: TryPage;
  /** States that nothing is in today, and a renderer whose answers of the API have them. */
  unseenStates: UnseenStates;
  withUnseenStates: TryPage;
  /** Markup that the server would keep. */
  keptMarkup: KeptMarkup;
  /** Renders the live releases without the tried one: problems that occur there, too, are not its fault. */
  withoutIt: TryPage;
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
