import type { ThemeInstrument } from '@ofgc/shared/domain/work-themes/theme-instruments.ts';

/** The sound of an instrument, approximated by a few numbers. */
export interface Timbre {
  /** Strengths of the harmonics, the fundamental first. */
  partials: readonly number[];
  /** The number of players, and the maximum distance of their pitches, in cents. */
  players: number;
  spread: number;
  /** Attack and release, in seconds. */
  attack: number;
  release: number;
  /** Harmonics above this multiple of the pitch are damped. */
  brightness: number;
  /** Half the width of the vibrato in cents. */
  vibrato: number;
  /** The share of bow or breath noise, 0 to 1. */
  air: number;
  /** Resonances of the body: hertz and decibels. */
  formants: readonly (readonly [frequency: number, gain: number])[];
}

const bowed = [1, 0.82, 0.6, 0.5, 0.4, 0.3, 0.24, 0.2, 0.15, 0.11, 0.08, 0.06];
const deepBowed = [1, 0.95, 0.75, 0.6, 0.45, 0.36, 0.28, 0.2, 0.14, 0.1];

const section = { players: 5, spread: 11, attack: 0.09, release: 0.24, brightness: 6, vibrato: 9, air: 0.035 };
const reed = { players: 1, spread: 0, attack: 0.035, release: 0.12, brightness: 9, vibrato: 6, air: 0.012 };

/** By instrument. The harmonics roughly follow measured spectra of the instruments at a moderate dynamic. */
export const timbres: Record<ThemeInstrument, Timbre> = {
  flute: {
    partials: [1, 0.42, 0.16, 0.06, 0.025],
    players: 1,
    spread: 0,
    attack: 0.06,
    release: 0.16,
    brightness: 6,
    vibrato: 9,
    air: 0.09,
    formants: [],
  },
  oboe: { ...reed, partials: [0.55, 0.85, 1, 0.72, 0.5, 0.34, 0.22, 0.14, 0.09], formants: [[1100, 5]] },
  corAnglais: { ...reed, partials: [0.7, 1, 0.85, 0.5, 0.32, 0.2, 0.12, 0.07], formants: [[930, 5]], attack: 0.05 },
  clarinet: { ...reed, partials: [1, 0.05, 0.6, 0.08, 0.36, 0.1, 0.2, 0.1, 0.1], formants: [], vibrato: 0 },
  bassoon: {
    ...reed,
    partials: [0.55, 0.95, 1, 0.75, 0.5, 0.36, 0.26, 0.18, 0.12],
    formants: [[480, 6]],
    attack: 0.05,
  },
  horn: {
    partials: [1, 0.8, 0.52, 0.3, 0.17, 0.09, 0.05],
    players: 2,
    spread: 5,
    attack: 0.08,
    release: 0.22,
    brightness: 4,
    vibrato: 0,
    air: 0.015,
    formants: [[450, 4]],
  },
  trumpet: {
    partials: [0.75, 1, 0.95, 0.8, 0.6, 0.46, 0.34, 0.25, 0.17, 0.11],
    players: 1,
    spread: 0,
    attack: 0.035,
    release: 0.14,
    brightness: 7,
    vibrato: 3,
    air: 0.012,
    formants: [[1250, 3]],
  },
  sopranos: {
    partials: [1, 0.55, 0.36, 0.2, 0.12, 0.07],
    players: 6,
    spread: 16,
    attack: 0.11,
    release: 0.26,
    brightness: 5,
    vibrato: 16,
    air: 0.03,
    formants: [
      [820, 7],
      [1250, 5],
    ],
  },
  violin: { ...section, partials: bowed, players: 1, spread: 0, vibrato: 15, formants: [[1000, 2]] },
  violins: { ...section, partials: bowed, formants: [[1000, 2]] },
  violas: { ...section, partials: bowed, brightness: 7, formants: [[700, 3]] },
  cello: { ...section, partials: deepBowed, players: 1, spread: 0, vibrato: 13, formants: [[400, 2]] },
  cellos: { ...section, partials: deepBowed, brightness: 8, formants: [[400, 2]] },
  doubleBass: {
    ...section,
    partials: deepBowed,
    players: 1,
    spread: 0,
    brightness: 9,
    attack: 0.11,
    formants: [[250, 2]],
  },
};
