const { setImmediate: inNextTurn } = globalThis;

/** @returns gives the first value of each turn of the event loop until the turn ends */
export function oncePerTurn<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    if (kept) return kept.value;
    kept = { value: read() };
    inNextTurn(() => {
      kept = undefined;
    });
    return kept.value;
  };
}
