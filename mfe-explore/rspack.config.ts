import { defineRemote } from '../rspack.base.ts';

export default defineRemote({ name: 'explore', folder: import.meta.dirname });
