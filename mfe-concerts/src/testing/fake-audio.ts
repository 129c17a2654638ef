import { vi } from 'vitest';

/** The calls that a page made to Web Audio. */
interface FakeAudio {
  contexts: { state: 'running' | 'closed' }[];
  /** One entry per player and note; vibratos are left out. */
  voices: { frequency: number; start: number; end: number }[];
  /** The last value set on the gain before the output. */
  volume: () => number | undefined;
  /** Ends the sound that is playing. */
  finish: () => void;
}

class Parameter {
  value = 0;
  setValueAtTime = (value: number) => this.set(value);
  linearRampToValueAtTime = (value: number) => this.set(value);
  setTargetAtTime = (value: number) => this.set(value);
  private set(value: number): this {
    this.value = value;
    return this;
  }
}

/** Replaces Web Audio, which the test's DOM lacks, until the test ends. @param resume the device's response */
export function fakeAudio(resume: () => Promise<void> = () => Promise.resolve()): FakeAudio {
  const contexts: FakeAudio['contexts'] = [];
  const voices: FakeAudio['voices'] = [];
  const clocks: { ended?: () => void }[] = [];
  let last: Parameter | undefined;

  class FakeNode {
    gain = new Parameter();
    frequency = new Parameter();
    detune = new Parameter();
    connect<Target>(target: Target): Target {
      return target;
    }
  }
  class Oscillator extends FakeNode {
    begin = 0;
    private readonly options: { frequency: number; periodicWave?: unknown };
    constructor(_: unknown, options: { frequency: number; periodicWave?: unknown }) {
      super();
      this.options = options;
    }
    start(at: number) {
      this.begin = at;
    }
    stop(end: number) {
      if (this.options.periodicWave) voices.push({ frequency: this.options.frequency, start: this.begin, end });
    }
  }
  class Source extends FakeNode {
    start() {}
    stop() {}
  }
  class Clock extends Source {
    ended?: () => void;
    constructor() {
      super();
      clocks.push(this);
    }
    addEventListener(_: string, ended: () => void) {
      this.ended = ended;
    }
  }
  class Context {
    state: 'running' | 'closed' = 'running';
    currentTime = 0;
    sampleRate = 800;
    destination = new FakeNode();
    resume = resume;
    constructor() {
      contexts.push(this);
    }
    createGain() {
      const node = new FakeNode();
      last = node.gain;
      return node;
    }
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    createPeriodicWave = () => ({});
    close() {
      this.state = 'closed';
      return Promise.resolve();
    }
  }
  const classes = {
    AudioContext: Context,
    OscillatorNode: Oscillator,
    AudioBufferSourceNode: Source,
    ConstantSourceNode: Clock,
    GainNode: FakeNode,
    BiquadFilterNode: FakeNode,
    ConvolverNode: FakeNode,
    DynamicsCompressorNode: FakeNode,
  };
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  return { contexts, voices, volume: () => last?.value, finish: () => clocks.at(-1)?.ended?.() };
}
