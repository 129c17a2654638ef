import { readBars } from '@ofgc/shared/domain/work-themes/notation.ts';
import { tonesOf } from '@ofgc/shared/domain/work-themes/tones.ts';
import type { WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import { playNote } from './play-note.ts';
import { createReverb, reverberation } from './reverb.ts';
import { timbres } from './timbres.ts';

/** Seconds before the first note, for building the audio graph in silence. */
const lead = 0.1;

/**
 * Schedules a theme in the context's time: all notes are scheduled at once, on the clock of the audio device.
 * @returns when the last reverb has faded
 * @throws Error when the notes cannot be read
 */
export function playTheme(
  context: BaseAudioContext,
  theme: Pick<WorkTheme, 'instrument' | 'metre' | 'notes' | 'tempo'>,
  output: AudioNode,
): Promise<void> {
  const { tones, seconds } = tonesOf(readBars(theme.notes, theme.metre), theme.tempo);
  const timbre = timbres[theme.instrument];
  const begin = context.currentTime + lead;

  const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 3, attack: 0.01, release: 0.2 });
  limiter.connect(output);
  const stage = new GainNode(context);
  stage.connect(new GainNode(context, { gain: 0.8 })).connect(limiter);
  stage
    .connect(createReverb(context))
    .connect(new GainNode(context, { gain: 0.3 }))
    .connect(limiter);

  const instrument = { timbre, wave: waveOf(context, timbre.partials), noise: createNoise(context), output: stage };
  for (const tone of tones) playNote(context, instrument, tone, begin);

  const clock = new ConstantSourceNode(context, { offset: 0 });
  clock.connect(output);
  clock.start();
  clock.stop(begin + seconds + reverberation * 0.8);
  return new Promise((resolve) => {
    clock.addEventListener('ended', () => resolve());
  });
}

function waveOf(context: BaseAudioContext, partials: readonly number[]): PeriodicWave {
  const imag = new Float32Array([0, ...partials]);
  return context.createPeriodicWave(new Float32Array(imag.length), imag);
}

/** A second of noise, to be looped. */
function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
