import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'education', folder: import.meta.dirname });
