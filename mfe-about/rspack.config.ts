import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'about', folder: import.meta.dirname });
