import { defineRemote } from '../rspack.base.ts';

const configurations = defineRemote({ name: 'jobs' });
for (const { name, module } of configurations) if (name?.endsWith(':server') && module) module.parser = { ...module.parser, javascript: { dynamicImportMode: 'eager' } };

export default configurations;
