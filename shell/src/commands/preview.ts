import { appName } from '../releases/build/apps.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import { previewEnd } from '../releases/signed/preview-lifetime.ts';
import { askPreview } from '../releases/signed/preview-link.ts';
import { checkVersion } from '../releases/signed/signed-request.ts';
import { checkSiteAddress, readTeamKey } from '../releases/signed/team-key.ts';
import { appElsewhere, findApp, root } from './command-line.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run preview -- mfe-concerts@1a2b3c4d5e6f --to https://site: makes a link that shows a published release, which is not live,
// inside the live site for three days (--days), to anybody who has the link.
await runCommand(async () => {
  const usage = 'npm run preview -- APP@VERSION --to https://site [--days 3] [--key FILE]';
  const { positionals, values } = readArguments({
    usage,
    options: { to: { type: 'string' }, key: { type: 'string' }, days: { type: 'string' } },
    most: 1,
  });
  const [folder = '', ...rest] = positionals[0]?.split('@') ?? [];
  const version = rest.join('@');
  const known = findApp(folder) ?? appElsewhere(folder);
  if (!known || !version || values.to === undefined) throw new Error(`Which release, and where? ${usage}`);
  checkVersion(version);
  checkSiteAddress(values.to);
  const app = appName(known);
  return askPreview({
    ...(await readProvenance(root, known)),
    to: values.to,
    privateKey: await readTeamKey(root, app, values.key),
    app,
    version,
    until: previewEnd(values.days),
    why: '',
  });
});
