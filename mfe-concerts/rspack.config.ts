import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'concerts', folder: import.meta.dirname });
