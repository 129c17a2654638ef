// npm run dev. The mode is set before anything reads it.
process.env.NODE_ENV = 'development';
await import('./develop.ts');
export {};
