import { boolean, integer, minValue, number, object, optional, picklist, pipe, string } from 'valibot';
import { FAULT_KINDS } from '../domain/faults';
import { platform, resetPlatform } from '../domain/platform';
import { parseInput } from '../http/input';
import type { WireHandler } from '../http/wire';
import { inputOf } from '../http/wire';

const faultSchema = object({
  path: string(),
  times: optional(pipe(number(), integer(), minValue(1)), 1),
  kind: picklist(FAULT_KINDS),
  afterCommit: optional(boolean(), false),
});

const handlers: Readonly<Record<string, WireHandler>> = {
  'POST /api/__mock__/fault': (request, response) => {
    const { path, times, kind, afterCommit } = parseInput(faultSchema, inputOf(request));
    platform().faults.order({ path, times, kind, isAfterCommit: afterCommit });
    response.json({ resp_data: true });
  },
  'POST /api/__mock__/reset': (_request, response) => {
    resetPlatform();
    response.json({ resp_data: true });
  },
  'GET /api/__mock__/log': (request, response) => {
    const { path } = parseInput(object({ path: optional(string()) }), inputOf(request));
    response.json({ resp_data: platform().calls.of(path) });
  },
  'POST /api/__mock__/tokenlife': (request, response) => {
    const { ms } = parseInput(object({ ms: pipe(number(), integer(), minValue(1)) }), inputOf(request));
    platform().sessions.setLife(ms);
    response.json({ resp_data: true });
  },
};

/** Hooks for tests; a platform for people has none. */
export default process.env.ATRIUM_MOCK_CONTROL === '1' ? handlers : {};
