/** Variables withheld from processes that run teams' code: keys, and addresses that contain passwords. */
const secret = /^(DATABASE_URL|SMTP_URL|IDENTITY_KEY|OPERATOR_TOKEN|RELEASE_BUCKET|TEAM_KEY|PG.*|AWS_.*)$/;

/** The site's environment without its secrets, for workers and for builds. */
export function workerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secret.test(name)));
}
