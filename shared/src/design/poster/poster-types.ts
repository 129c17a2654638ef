/** What a poster draws of a programme: minutes in order, and who stands in front of the orchestra. */
export type PosterItem =
  | { kind: 'work'; minutes: number; forces?: readonly string[]; title?: string; workId?: string }
  | { kind: 'interval'; minutes: number };

export interface PosterEvent {
  /** Seeds the source, the background and the suns: the same id always gives the same sheet. */
  id: string;
  /** The category's slug: it chooses the palette. */
  category: string;
  programme: readonly PosterItem[];
  /** Which of the category's palettes; the API chooses it along the season, the same for every page. Without it, the seed does. */
  background?: number;
  /** Where the first half starts, one of the ten places; the API names it where the seed's would make twins of neighbours. */
  source?: number;
}

export type PosterMode = 'day' | 'hall' | 'muted';

/** A number from 0 up to 1, the same series for the same seed. */
export type Random = () => number;

/** Background, strong ink (always carries texture), second ink, light. */
export type Palette = readonly [background: string, strong: string, second: string, light: string];
