/** Variables withheld from processes that run teams' code: keys, and addresses that contain passwords. */
const secret = /^(DATABASE_URL|SMTP_URL|IDENTITY_KEY|OPERATOR_TOKEN|RELEASE_BUCKET|TEAM_KEY|PG.*|AWS_.*)$/;

/**
 * What the API client of a worker would obey. A proxy, which is meant for the way out of the house, would get each call in plain text, with
 * passwords and sessions; with `DEBUG` each call would fail, because the package `debug` writes it again, in a frozen environment.
 */
const obeyed = /^(?:DEBUG|(?:https?|all)_proxy)$/i;

/** The site's environment without its secrets, for workers, which ask the API alone, and for builds, which ask nobody. */
export function workerEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secret.test(name) && !obeyed.test(name)));
}
