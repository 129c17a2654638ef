import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'jobs', folder: import.meta.dirname });
