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
import { PHONE_ACTIONS, actOnPhone } from '../domain/accounts/mockPhone';
import { FAULT_KINDS } from '../domain/faults';
import { platform, resetPlatform } from '../domain/platform';
import { send } from '../http/send';
import { text } from '../http/fields';
import { parseInput } from '../http/input';
import { failure, success } from '../http/reply';
import type { WireHandler } from '../http/wire';
import { inputOf } from '../http/wire';
import { STORAGE_FAULT_KINDS } from '../storage/storageFaults';
import { storages } from '../storage/storages';
import { STORAGE_PROVIDERS } from '../storage/tenantStorages';

const DEFAULT_LANGUAGE = 'zh-CN';

/** True for a valid regular expression. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

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
const ttlSchema = object({ ms: pipe(number(), integer(), minValue(1)) });
const tickSchema = object({ ms: pipe(number(), integer(), minValue(0)) });
const settingsSchema = strictObject({
  encryptionAlgorithm: optional(picklist(ENCRYPTION_ALGORITHMS)),
  passwordPattern: optional(pipe(string(), check(isPattern))),
});
const storageFaultSchema = object({
  provider: picklist(STORAGE_PROVIDERS),
  kind: picklist(STORAGE_FAULT_KINDS),
  times: optional(pipe(number(), integer(), minValue(1)), 1),
  ms: optional(pipe(number(), integer(), minValue(0)), 0),
});
const phoneSchema = object({ qrcodeid: text, username: text, action: picklist(PHONE_ACTIONS) });

/** Creates a handler that answers like every other call, but is not logged and never fails on purpose. */
const controlHandler =
  (work: (input: unknown) => unknown): WireHandler =>
  (request, response) => {
    Promise.resolve()
      .then(() => work(inputOf(request)))
      .then(
        (result) => success(result ?? true, DEFAULT_LANGUAGE),
        (error: unknown) => failure(error, DEFAULT_LANGUAGE),
      )
      .then((reply) => send(response, reply))
      .catch(console.error);
  };

const controlHandlers = {
  'POST /api/__mock__/fault': controlHandler((input) => {
    const { path, times, kind, afterCommit, ms } = parseInput(faultSchema, input);
    platform().faults.order({ path, times, kind, isAfterCommit: afterCommit, delayMs: ms });
  }),
  'POST /api/__mock__/reset': controlHandler(() => {
    resetPlatform();
    return storages().reset();
  }),
  'GET /api/__mock__/log': controlHandler((input) => platform().calls.of(parseInput(logSchema, input).path)),
  'POST /api/__mock__/tokenlife': controlHandler((input) =>
    platform().sessions.setTtl(parseInput(ttlSchema, input).ms),
  ),
  'POST /api/__mock__/expire': controlHandler(() => platform().sessions.expireAll()),
  'POST /api/__mock__/qrlife': controlHandler((input) => platform().qrCodes.setTtl(parseInput(ttlSchema, input).ms)),
  'POST /api/__mock__/storagetokenlife': controlHandler((input) => storages().setTtl(parseInput(ttlSchema, input).ms)),
  'POST /api/__mock__/expirestorage': controlHandler(() => storages().expireAll()),
  'POST /api/__mock__/storagefault': controlHandler((input) => {
    const { provider, kind, times, ms } = parseInput(storageFaultSchema, input);
    storages().orderFault({ provider, kind, times, delayMs: ms });
  }),
  'POST /api/__mock__/clearstoragefaults': controlHandler(() => storages().clearFaults()),
  'POST /api/__mock__/passwordrules': controlHandler((input) =>
    platform().settings.change(parseInput(settingsSchema, input)),
  ),
  'POST /api/__mock__/jobspeed': controlHandler((input) =>
    platform().spreadsheets.setTick(parseInput(tickSchema, input).ms),
  ),
  'POST /api/__mock__/phone': controlHandler((input) => {
    const { qrcodeid, username, action } = parseInput(phoneSchema, input);
    actOnPhone(platform(), { qrCodeId: qrcodeid, username, action });
  }),
};

/** Test control calls (mock/README.md). They exist only with ATRIUM_MOCK_CONTROL=1. */
export default process.env.ATRIUM_MOCK_CONTROL === '1' ? controlHandlers : {};
