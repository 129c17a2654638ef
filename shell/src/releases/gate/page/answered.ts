/** Whether the API answered a text: what is wrong with it is not the section's fault. */
export function isAnswered(text: string, answers: readonly unknown[] = []): boolean {
  const quoted = JSON.stringify(text).slice(1, -1);
  return answers.some((answer) => JSON.stringify(answer)?.includes(quoted));
}
