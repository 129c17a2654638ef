import * as runtime from 'react-refresh/runtime';

// The remotes' hot updates use this one (rspack.base.ts).
Object.assign(globalThis, { reactRefreshRuntime: runtime });
