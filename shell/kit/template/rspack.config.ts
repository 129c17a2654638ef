import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'sample', folder: import.meta.dirname });
