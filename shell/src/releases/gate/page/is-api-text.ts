/** Whether the API answered a text: what is wrong with it is not the section's fault. */
export function isApiText(text: string, answers: readonly unknown[] = []): boolean {
  const quoted = JSON.stringify(text).slice(1, -1);
  return answers.some((answer) => JSON.stringify(answer)?.includes(quoted));
}
