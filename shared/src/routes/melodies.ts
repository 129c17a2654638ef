/** The sound of a melody, a WAV file; without locale. */
export function melodySoundPath(id: number): string {
  return `/melodias/${id}.wav`;
}
