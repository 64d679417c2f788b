import { maxLength, minLength, nullable, number, object, optional, pipe, safeParse, string } from 'valibot';
import type { Tokens } from '@/services';

/** A sign-in with a token of the partner. */
export interface PartnerSignIn {
  tokens: Tokens;
  /** Empty where the partner does not name them. */
  tenantCode: string;
  productCode: string;
  positionId: string;
}

const text = optional(pipe(string(), maxLength(8_192)), '');
const schema = nullable(
  object({
    token: pipe(string(), minLength(1), maxLength(8_192)),
    expiresAt: optional(number()),
    openToken: text,
    tenant: text,
    product: text,
  }),
);

/**
 * The token of `getToken`, in a position; undefined where there is none or it has another shape. It has no refresh
 * token, because the partner's own server renews what it has issued.
 */
export function readPartnerToken(value: unknown, positionId: string): PartnerSignIn | undefined {
  const result = safeParse(schema, value);
  if (!result.success || !result.output) return undefined;
  const { token, expiresAt, openToken, tenant, product } = result.output;
  return {
    tokens: { token, refreshToken: '', expiresAt, openToken: openToken || undefined },
    tenantCode: tenant,
    productCode: product,
    positionId,
  };
}
