import type { ColumnType, JSONColumnType } from 'kysely';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { SessionStage } from '@ofgc/shared/domain/accounts/session.schema.ts';
import type { CaseStatus } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Meeting } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ConcertDeed } from '@ofgc/shared/domain/office-concerts/concert-field-rules.ts';
import type { SchoolLevel } from '@ofgc/shared/domain/school-calls/school-levels.ts';
import type {
  SchoolGroup,
  SchoolMessage,
} from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import type { AccessFeature } from '@ofgc/shared/domain/venues/access-feature.ts';
import type { Text } from '../content/bilingual.ts';
import type { Content } from '../content/read-content.ts';
import type { ContentBlock } from '../resources/content-pages/check-blocks.ts';
import type { StoredFile } from '../resources/documents/store-files.ts';
import type { EventPatch } from '../resources/office-concerts/event-patch.ts';
import type { Placement } from '../resources/school-draws/draw.ts';

// Types that the database does not know of its columns. `column-types.ts` says which column has which of these types.

/** Bilingual text, stored as `{ es, en }`. */
export type Bilingual = JSONColumnType<Text>;
/** A calendar day `YYYY-MM-DD`, stored as text: drivers turn dates into instants. */
export type Day = string;

export type Ids = JSONColumnType<number[]>;
export type Words = JSONColumnType<string[]>;
export type Texts = JSONColumnType<Text[]>;

export type StaffRoles = JSONColumnType<StaffRole[]>;
/** The stage of a session that exists. */
export type OpenStage = Exclude<SessionStage, 'none'>;

export type AccessFeatures = JSONColumnType<AccessFeature[]>;
/** A PostgreSQL array, not JSON. */
export type AccessFeatureArray = AccessFeature[];

export type ActivityKind = Content['activities'][number]['kind'];

export type AlbumTracks = JSONColumnType<Content['albums'][number]['tracks']>;

type Artist = Content['artists'][number];
export type ArtistKind = Artist['kind'];
export type ArtistRoles = JSONColumnType<Artist['roles']>;
export type ArtistPortrait = JSONColumnType<NonNullable<Artist['portrait']>>;
export type Gender = NonNullable<Artist['gender']>;
export type CreditRole = Artist['roles'][number];

export type AuditionRounds = JSONColumnType<Content['auditions'][number]['rounds']>;

/** A `note` is an internal note of the handlers. */
export type MessageAuthor = 'reporter' | 'handler' | 'note';

export type ContentBlocks = JSONColumnType<ContentBlock[]>;

type DocumentFile = Omit<StoredFile, 'words'>;
/** Spanish always exists. */
export type DocumentFiles = JSONColumnType<Record<'es', DocumentFile> & Partial<Record<Locale, DocumentFile>>>;

export type EventPriceKind = Content['events'][number]['price']['kind'];
export type EventPriceZones = JSONColumnType<Content['priceScales'][number]['zones']>;
export type EventDiscounts = JSONColumnType<Pick<Content['discounts'][number], 'name' | 'text'>[]>;
export type EventChanges = JSONColumnType<Content['eventTexts'][string]['changes']>;
export type EventPatchColumn = JSONColumnType<EventPatch>;
export type EventDraft = ColumnType<EventPatch | null, string | null, string | null>;
export type EventFieldNames = JSONColumnType<ConcertDeed[]>;
export type ProgrammeItemKind = Content['events'][number]['programme'][number]['kind'];

/** The values that undoing a change restores. */
export type CaseBefore = JSONColumnType<{
  status: CaseStatus;
  holderId: number | null;
  state?: ApplicationState;
  /** The key of an earlier decision's email that this decision took out of the queue. */
  replacedLetter?: string;
}>;

type Hall = Content['venues'][number]['halls'][number];
export type HallZones = JSONColumnType<Hall['zones']>;
export type HallPlan = ColumnType<Hall['plan'], string | null, string | null>;

export type InscriptionDefinition = JSONColumnType<Content['inscriptions'][number]>;
/** Answers by the name of the inscription's field, as they were when the form was checked. */
export type InscriptionAnswers = JSONColumnType<Record<string, string>>;

export type MasterclassMeetings = JSONColumnType<Meeting[]>;
export type WorkshopMeetings = JSONColumnType<(Meeting & { title: Text; text: Text })[]>;

export type HistoryPeriodKind = 'conductor' | 'hall';
export type MilestoneKind = Content['history']['milestones'][number]['category'];

export type MemberTermKind = 'section' | 'role' | 'status';
export type MemberTermKey = Content['members']['sections' | 'roles' | 'statuses'][number]['key'];

export type NewsDrawing = JSONColumnType<NonNullable<Content['news']['news'][number]['drawing']>>;

export type PageSections = JSONColumnType<Content['pages'][number]['sections']>;

type Picture = Content['pictures'][number];
export type PictureFocus = JSONColumnType<Picture['focus']>;
export type PictureAlt = JSONColumnType<Picture['alt']>;
export type { PictureOwner } from '../resources/pictures/owners.ts';

/** Groups of school classes: they never contain a pupil's name. */
export type SchoolGroups = JSONColumnType<SchoolGroup[]>;
export type SchoolLevels = JSONColumnType<SchoolLevel[]>;
export type MessageSender = SchoolMessage['sender'];
export type RegistrationActor = 'centre' | 'office' | 'draw' | 'site';
export type SchoolPlacements = JSONColumnType<Placement[]>;

export type ProductionKind = Content['schoolProductions']['productions'][number]['kind'];

export type SaleDates = JSONColumnType<Content['seasons'][number]['saleDates']>;

type Subscription = Content['subscriptions']['subscriptions'][number];
type SubscriptionPart<Name extends 'profiles' | 'benefits' | 'channels' | 'questions'> =
  Content['subscriptions'][Name][number];
export type SubscriptionKind = Subscription['kind'];
export type SubscriptionProfiles = JSONColumnType<
  (SubscriptionPart<'profiles'> & { prices: Subscription['prices'] })[]
>;
export type SubscriptionSteps = JSONColumnType<Subscription['steps']>;
export type SubscriptionBenefits = JSONColumnType<(SubscriptionPart<'benefits'> & { text: Text | null })[]>;
export type SubscriptionChannels = JSONColumnType<
  (SubscriptionPart<'channels'> & Pick<Subscription['channels'][number], 'renewalFrom' | 'saleFrom'>)[]
>;
export type SubscriptionQuestions = JSONColumnType<Omit<SubscriptionPart<'questions'>, 'key'>[]>;

export type SungTexts = JSONColumnType<Content['sungTexts']['texts'][string][]>;

export type VacancyTimeline = JSONColumnType<Content['vacancies']['vacancies'][number]['timeline']>;

type Venue = Content['venues'][number];
export type VenueDirections = JSONColumnType<Venue['gettingThere']>;
export type VenueNotes = JSONColumnType<Venue['notes']>;
