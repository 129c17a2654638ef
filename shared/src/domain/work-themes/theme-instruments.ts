/** The instruments of themes, with the lowest and the highest sounding note in orchestral parts: MIDI numbers, 60 is C4. */
export const themeInstruments = {
  flute: [60, 98],
  oboe: [58, 93],
  corAnglais: [52, 84],
  clarinet: [50, 96],
  bassoon: [34, 76],
  horn: [35, 77],
  trumpet: [52, 86],
  sopranos: [60, 84],
  violin: [55, 103],
  violins: [55, 103],
  violas: [48, 88],
  cello: [36, 84],
  cellos: [36, 84],
  doubleBass: [28, 72],
} as const satisfies Record<string, readonly [lowest: number, highest: number]>;

export type ThemeInstrument = keyof typeof themeInstruments;

/** The instruments' names for a schema, in the order of a score. */
export const themeInstrumentNames = Object.keys(themeInstruments) as [ThemeInstrument, ...ThemeInstrument[]];
