/** Seconds until the echo of the hall is lost. */
export const reverberation = 1.8;

/** A soft room: noise that dies away and grows darker, a little different on either side. */
export function createRoom(context: BaseAudioContext): ConvolverNode {
  const { sampleRate } = context;
  const length = Math.round(sampleRate * reverberation);
  const echo = context.createBuffer(2, length, sampleRate);
  for (const side of [0, 1]) {
    const samples = echo.getChannelData(side);
    let smooth = 0;
    for (let index = 0; index < length; index++) {
      const share = index / length;
      // The longer ago, the less of the high end is left.
      smooth += (1 - 0.85 * Math.sqrt(share)) * (Math.random() * 2 - 1 - smooth);
      samples[index] = smooth * Math.exp(-5.5 * share);
    }
  }
  return new ConvolverNode(context, { buffer: echo });
}
