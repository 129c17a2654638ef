import { defineRemote } from '@ofgc/kit/rspack.base.ts';

export default defineRemote({ name: 'sample', folder: import.meta.dirname });
