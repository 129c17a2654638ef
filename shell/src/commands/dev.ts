import { env } from 'node:process';

// npm run dev. The mode is set before anything reads it.
env.NODE_ENV = 'development';
await import('./development/dev-server.ts');
