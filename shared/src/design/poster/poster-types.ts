/** The part of a programme that a poster draws: minutes in order, and the soloists. */
export type PosterItem =
  | { kind: 'work'; minutes: number; forces?: readonly string[]; title?: string; workId?: string }
  | { kind: 'interval'; minutes: number };

export interface PosterEvent {
  /** The seed of source, background and suns: the same id always gives the same sheet. */
  id: string;
  /** The category's slug, which determines the palettes. */
  category: string;
  programme: readonly PosterItem[];
  /** The index of the category's palette, chosen by the API along the season, the same for every page; by default from the seed. */
  background?: number;
  /** The place where the first half starts, one of ten; set by the API where the seed's place would make neighbouring posters alike. */
  source?: number;
}

export type PosterMode = 'day' | 'hall' | 'muted';

/** Returns a number from 0 to below 1; the same series for the same seed. */
export type Random = () => number;

/** Background, strong ink (always used for a texture), second ink, light. */
export type Palette = readonly [background: string, strong: string, second: string, light: string];
