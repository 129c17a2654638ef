import { Secret, TOTP } from 'otpauth';

const issuer = 'OFGC';
/** RFC 6238: a code is valid for a step of 30 seconds; the clocks may differ by one step. */
const period = 30;
const window = 1;

/** 160 random bits as 32 letters of base32, for the authenticator app; the secret is stored sealed. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that the authenticator app reads: `otpauth://totp/…`. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * Checks a code of six digits against the current time.
 * @param usedUntil the last used step: no code works twice
 * @returns the step of the code; undefined where the code is wrong
 */
export function totpStep(
  secret: string,
  code: string,
  { at, usedUntil }: { at: Date; usedUntil: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1_000 / period) + delta;
  return step > usedUntil ? step : undefined;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' });
}
