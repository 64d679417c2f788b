import {
  boolean,
  check,
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { ENCRYPTION_ALGORITHMS } from '../domain/accounts/encryption';
import { PHONE_ACTIONS, actOnPhone } from '../domain/accounts/phone';
import { FAULT_KINDS } from '../domain/faults';
import { platform, resetPlatform } from '../domain/platform';
import { send } from '../http/deliver';
import { text } from '../http/fields';
import { parseInput } from '../http/input';
import { isPattern } from '../http/isPattern';
import { failure, success } from '../http/reply';
import type { WireHandler } from '../http/wire';
import { inputOf } from '../http/wire';

const DEFAULT_LANGUAGE = 'zh-CN';

const faultSchema = pipe(
  object({
    path: string(),
    times: optional(pipe(number(), integer(), minValue(1)), 1),
    kind: picklist(FAULT_KINDS),
    afterCommit: optional(boolean(), false),
    ms: optional(pipe(number(), integer(), minValue(0)), 0),
  }),
  check(({ kind, ms }) => kind !== 'late' || ms > 0),
);
const logSchema = object({ path: optional(string()) });
const lifeSchema = object({ ms: pipe(number(), integer(), minValue(1)) });
const settingsSchema = strictObject({
  encryptionAlgorithm: optional(picklist(ENCRYPTION_ALGORITHMS)),
  passwordPattern: optional(pipe(string(), check(isPattern))),
});
const phoneSchema = object({ qrcodeid: text, username: text, action: picklist(PHONE_ACTIONS) });

/** Like every other call, but neither logged nor struck by faults. */
const hook =
  (work: (input: unknown) => unknown): WireHandler =>
  (request, response) => {
    try {
      send(response, success(work(inputOf(request)) ?? true, DEFAULT_LANGUAGE));
    } catch (error) {
      send(response, failure(error, DEFAULT_LANGUAGE));
    }
  };

const hooks = {
  'POST /api/__mock__/fault': hook((input) => {
    const { path, times, kind, afterCommit, ms } = parseInput(faultSchema, input);
    platform().faults.order({ path, times, kind, isAfterCommit: afterCommit, delayMs: ms });
  }),
  'POST /api/__mock__/reset': hook(() => resetPlatform()),
  'GET /api/__mock__/log': hook((input) => platform().calls.of(parseInput(logSchema, input).path)),
  'POST /api/__mock__/tokenlife': hook((input) => platform().sessions.setLife(parseInput(lifeSchema, input).ms)),
  'POST /api/__mock__/expire': hook(() => platform().sessions.expireAll()),
  'POST /api/__mock__/qrlife': hook((input) => platform().qrCodes.setLife(parseInput(lifeSchema, input).ms)),
  'POST /api/__mock__/passwordrules': hook((input) => platform().settings.change(parseInput(settingsSchema, input))),
  'POST /api/__mock__/phone': hook((input) => {
    const { qrcodeid, username, action } = parseInput(phoneSchema, input);
    actOnPhone(platform(), { qrCodeId: qrcodeid, username, action });
  }),
};

/** Hooks for tests; a platform for people has none. */
export default process.env.ATRIUM_MOCK_CONTROL === '1' ? hooks : {};
