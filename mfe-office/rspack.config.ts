import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'office', folder: import.meta.dirname });
