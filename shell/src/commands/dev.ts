import { env } from 'node:process';

// npm run dev. NODE_ENV is set before any module reads it.
env.NODE_ENV = 'development';
await import('./development/dev-server.ts');
