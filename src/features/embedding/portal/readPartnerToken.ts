import { maxLength, minLength, nullish, object, pipe, safeParse, string, unknown } from 'valibot';
import type { Tokens } from '@/services';

/** A sign-in with a token of the partner. */
export interface PartnerSignIn {
  tokens: Tokens;
  /** Empty where the partner does not name them. */
  tenantCode: string;
  productCode: string;
}

/** What the partner's answer says: a sign-in, or none because nobody is signed in or the answer is wrong. */
export interface PartnerAnswer {
  signIn?: PartnerSignIn;
  /** What is wrong with the answer, for the partner's developers. */
  problem?: string;
}

const text = nullish(pipe(string(), maxLength(8_192)), '');
const schema = object({
  token: pipe(string(), minLength(1), maxLength(8_192)),
  expiresAt: nullish(unknown()),
  openToken: text,
  tenant: text,
  product: text,
});

/** A time in seconds instead of milliseconds lies in January 1970. */
const isInSeconds = (value: number) => value < 1e11;

/** The expiry, or what is wrong with it. Without one, the token is renewed only after it has been refused. */
function readExpiry(value: unknown, now: number): { expiresAt?: number; problem?: string } {
  if (value === undefined || value === null) return {};
  const wrong = (what: string) => ({ problem: `expiresAt ${what}: it must be milliseconds since 1970, as a number` });
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(`is of the type ${typeof value}`);
  if (value > now) return { expiresAt: value };
  return wrong(isInSeconds(value) ? 'is in seconds' : 'is in the past');
}

/**
 * The answer of `getToken`. Its tokens have no refresh token, because the partner's own server renews what it has issued.
 * A wrong expiry is named and ignored.
 */
export function readPartnerToken(value: unknown, now: number): PartnerAnswer {
  if (value === null || value === undefined) return {};
  const result = safeParse(schema, value);
  if (!result.success) {
    const fields = result.issues.map(({ path }) => path?.[0]?.key).filter((key) => typeof key === 'string');
    const names = fields.length > 0 ? fields.join(', ') : 'the answer';
    return { problem: `getToken resolves to something else than null, a text or { token, … }: ${names} is wrong` };
  }
  const { token, openToken, tenant, product } = result.output;
  const { expiresAt, problem } = readExpiry(result.output.expiresAt, now);
  return {
    signIn: {
      tokens: {
        token,
        refreshToken: '',
        ...(expiresAt !== undefined && { expiresAt }),
        ...(openToken && { openToken }),
      },
      tenantCode: tenant ?? '',
      productCode: product ?? '',
    },
    ...(problem && { problem }),
  };
}
