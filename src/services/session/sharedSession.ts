import { boolean, literal, number, object, optional, record, safeParse, string, unknown, variant } from 'valibot';
import type { LoginRecord, Session, Tokens } from './session';
import { toUserIfValid } from './user';

/** A message between browser tabs about the shared session. */
export type SessionMessage =
  | { kind: 'began'; id: string; session: Session; tokens: Tokens }
  | { kind: 'renewed'; id: string; spent: Tokens; tokens: Tokens }
  /** `isExpired`: the server ended it, not the person. A tab of an older version does not send it. */
  | { kind: 'ended'; id: string; isExpired?: boolean };

const tokensSchema = object({
  token: string(),
  refreshToken: string(),
  expiresAt: optional(number()),
  openToken: optional(string()),
});

const messageSchema = variant('kind', [
  object({
    kind: literal('began'),
    id: string(),
    userFields: record(string(), unknown()),
    login: object({ accountCode: string(), tenantCode: string(), productCode: string(), productVersionCode: string() }),
    tokens: tokensSchema,
  }),
  object({ kind: literal('renewed'), id: string(), spent: tokensSchema, tokens: tokensSchema }),
  object({ kind: literal('ended'), id: string(), isExpired: optional(boolean()) }),
]);

/** Serialises a message. */
export const toWire = (message: SessionMessage): unknown => {
  if (message.kind !== 'began') return message;
  const { session, ...rest } = message;
  return { ...rest, userFields: session.user.fields, login: session.login satisfies LoginRecord };
};

/** Parses a message of another tab; undefined when that tab has an incompatible version. */
export function fromWire(value: unknown): SessionMessage | undefined {
  const result = safeParse(messageSchema, value);
  if (!result.success) return undefined;
  const message = result.output;
  if (message.kind !== 'began') return message;
  const { userFields, login, ...rest } = message;
  const user = toUserIfValid(userFields);
  return user && { ...rest, session: { user, login } };
}
