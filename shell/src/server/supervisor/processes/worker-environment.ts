/** What processes with teams' code in them are not told: keys, and addresses with passwords in them. */
const secret = /^(DATABASE_URL|SMTP_URL|IDENTITY_KEY|OPERATOR_TOKEN|RELEASE_BUCKET|TEAM_KEY|PG.*|AWS_.*)$/;

/** The site's environment as workers get it. */
export function workerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secret.test(name)));
}
