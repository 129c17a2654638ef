import { frequencyOf, type Tone } from '@ofgc/shared/domain/work-themes/tones.ts';
import type { Timbre } from './timbres.ts';

/** The settings and audio nodes that all notes of a theme share. */
export interface Instrument {
  timbre: Timbre;
  wave: PeriodicWave;
  noise: AudioBuffer;
  output: AudioNode;
}

const loudness = 0.32;

/** Schedules one note in the context's time: players with their vibrato, the noise of bow or breath, the body, and the envelope. */
export function playNote(context: BaseAudioContext, instrument: Instrument, tone: Tone, begin: number): void {
  const { timbre, wave, noise, output } = instrument;
  const frequency = frequencyOf(tone.pitch);
  const start = begin + tone.at;
  const end = start + tone.seconds;
  const gone = end + timbre.release * 2;
  const attack = Math.min(timbre.attack, tone.seconds * 0.4);

  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loudness, start + attack);
  // Players stress the beginning of a note, and release it a little before its end.
  envelope.gain.setTargetAtTime(loudness * 0.78, start + attack, 0.35);
  envelope.gain.setTargetAtTime(0, Math.max(start + attack, end - timbre.release * 0.25), timbre.release / 3);

  const cutoff = Math.min(Math.max(frequency * timbre.brightness, 1_600), 12_000);
  const filter = new BiquadFilterNode(context, { type: 'lowpass', Q: 0.4, frequency: cutoff * 0.55 });
  filter.frequency.setValueAtTime(cutoff * 0.55, start);
  filter.frequency.linearRampToValueAtTime(cutoff, start + attack * 1.6);
  const body = timbre.formants.map(
    ([at, gain]) => new BiquadFilterNode(context, { type: 'peaking', frequency: at, Q: 1.1, gain }),
  );
  [...body, filter, envelope, output].reduce((from, to) => from.connect(to));
  const entrance = body[0] ?? filter;

  const vibrato = createVibrato(context, timbre.vibrato, { start, end: gone });
  for (let player = 0; player < timbre.players; player++) {
    const side = timbre.players > 1 ? (player / (timbre.players - 1)) * 2 - 1 : 0;
    const voice = new OscillatorNode(context, { periodicWave: wave, frequency, detune: side * timbre.spread });
    vibrato?.connect(voice.detune);
    // Players never begin at exactly the same instant.
    voice.start(start + ((player * 7) % 5) * 0.004);
    voice.stop(gone);
    voice.connect(new GainNode(context, { gain: 1 / Math.sqrt(timbre.players) })).connect(entrance);
  }

  const air = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  air
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: Math.min(frequency * 2.5, 8_000), Q: 0.7 }))
    .connect(new GainNode(context, { gain: timbre.air }))
    .connect(entrance);
  air.start(start);
  air.stop(gone);
}

/** The vibrato sets in on held notes only, as players do it. */
function createVibrato(context: BaseAudioContext, width: number, { start, end }: { start: number; end: number }) {
  if (!width) return undefined;
  const depth = new GainNode(context, { gain: 0 });
  depth.gain.setValueAtTime(0, start + 0.18);
  depth.gain.linearRampToValueAtTime(width, start + 0.55);
  const swing = new OscillatorNode(context, { frequency: 5.3 });
  swing.connect(depth);
  swing.start(start);
  swing.stop(end);
  return depth;
}
