import { boolean, literal, number, object, optional, record, safeParse, string, unknown, variant } from 'valibot';
import type { LoginRecord, Session, Tokens } from './session';
import { toUser } from './user';

/** What one browser tab tells the others about the session they share. */
export type SessionMessage =
  | { kind: 'began'; id: string; session: Session; tokens: Tokens }
  | { kind: 'renewed'; id: string; spent: Tokens; tokens: Tokens }
  /** `isExpired`: by the server, not by the person. A tab of an older version does not say. */
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

/** The message in the shape in which it travels. */
export const toWire = (message: SessionMessage): unknown => {
  if (message.kind !== 'began') return message;
  const { session, ...rest } = message;
  return { ...rest, userFields: session.user.fields, login: session.login satisfies LoginRecord };
};

/** The message out of what another tab has sent; undefined when that tab speaks another version. */
export function fromWire(value: unknown): SessionMessage | undefined {
  const result = safeParse(messageSchema, value);
  if (!result.success) return undefined;
  const message = result.output;
  if (message.kind !== 'began') return message;
  const { userFields, login, ...rest } = message;
  return { ...rest, session: { user: toUser(userFields), login } };
}
