/** The length of the hall's reverb, in seconds. */
export const reverberation = 1.8;

/** The impulse response of a soft room: noise that decays and loses its high end, slightly different in each channel. */
export function createReverb(context: BaseAudioContext): ConvolverNode {
  const { sampleRate } = context;
  const length = Math.round(sampleRate * reverberation);
  const echo = context.createBuffer(2, length, sampleRate);
  for (const side of [0, 1]) {
    const samples = echo.getChannelData(side);
    let smooth = 0;
    for (let index = 0; index < length; index++) {
      const share = index / length;
      // The later the sample, the less of the high end is left.
      smooth += (1 - 0.85 * Math.sqrt(share)) * (Math.random() * 2 - 1 - smooth);
      samples[index] = smooth * Math.exp(-5.5 * share);
    }
  }
  return new ConvolverNode(context, { buffer: echo });
}
