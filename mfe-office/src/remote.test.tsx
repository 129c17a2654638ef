import { describeRemote } from '@ofgc/shared/testing/remote-contract.ts';
import { remote } from './remote.ts';

await describeRemote({ remote, folder: import.meta.dirname });
