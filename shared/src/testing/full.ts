/** `it('…', full, …)`: takes long, or holds once more what a quick test holds as well; runs in `test:full` alone. */
export const full = { tags: 'full' } as const;
