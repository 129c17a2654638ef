/** `it('…', full, …)`: a test that takes long, or checks again what a quick test checks; runs only in `test:full`. */
export const full = { tags: 'full' } as const;
