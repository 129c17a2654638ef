interface RepeatOptions {
  /** From the end of one turn to the beginning of the next, in milliseconds. */
  pause: number;
  /** A turn that fails is reported, and the next one follows. */
  onError: (error: unknown) => void;
}

/** Does some work now, and again after each pause. @returns stops it, and resolves when the current turn is done */
export function repeatWork(work: () => Promise<unknown>, { pause, onError }: RepeatOptions): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turning = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await turning;
  };

  async function turn(): Promise<void> {
    await work().catch(onError);
    if (!isStopped) timer = setTimeout(() => (turning = turn()), pause);
  }
}
