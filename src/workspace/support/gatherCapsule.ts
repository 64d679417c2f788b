import { toAppError } from '@/common/errors/appError';
import type { RecordedCall } from '@/common/recordedCall';
import { tryRead } from '@/common/tryRead';
import type { PageModel } from '@/engine';
import type { Recording } from '@/engine/workshop';
import type { Services } from '@/services';
import type { LogEntry } from '@/services/recent/createRecent';
import { CAPSULE_LIMITS } from './capsule/capsule';
import type { CapsuleCall, CapsulePage } from './capsule/capsule';
import type { CapsuleSource } from './capsule/writeCapsule';

export interface GatherParts {
  services: Pick<Services, 'recent' | 'session' | 'i18n' | 'records'>;
  /** The page that is reported; undefined where none was open. */
  page: PageModel | undefined;
  /** What was recorded of it in developer mode. */
  recording: Recording | undefined;
  /** The failure that the person sees. */
  error?: unknown;
  /** Milliseconds since 1970. */
  now: number;
}

/** Every value of the page: its record, what it would submit, and the filters of its lists. */
function valuesOf(page: PageModel): Record<string, unknown> {
  const filters = [...page.controls.values()].filter(({ isFilter, facts }) => isFilter && facts.category === 'input');
  const read = (values: () => Record<string, unknown>) => tryRead(values) ?? {};
  return {
    ...read(() => page.record()),
    // Throws for values that no server would take.
    ...read(() => page.values()),
    ...read(() => Object.fromEntries(filters.map((control) => [control.name, control.value()]))),
  };
}

/** Only the fields of the person that the page reads. */
function userOf({ host, protocol }: PageModel): CapsulePage['user'] {
  const text = JSON.stringify(protocol.raw);
  const names = new Set([...text.matchAll(/\buser\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name));
  const { functions, roles } = host.user.all();
  const codes = (all: readonly string[] | 'all') => (all === 'all' ? all : [...all]);
  return {
    fields: Object.fromEntries([...names].map((name) => [name, host.user.field(name)])),
    functions: codes(functions),
    roles: codes(roles),
  };
}

function pageOf(page: PageModel): CapsulePage {
  const { pageCode, status, linkParam, protocol, host } = page;
  return {
    code: pageCode,
    status,
    linkParam: { ...linkParam },
    protocol: protocol.raw.page,
    fragments: { ...protocol.raw.fragments },
    values: valuesOf(page),
    texts: Object.fromEntries([...protocol.textKeys().keys()].map((key) => [key, host.t(key)])),
    user: userOf(page),
  };
}

function errorOf(error: unknown): CapsuleCall['error'] {
  const { kind, message, code, status } = toAppError(error);
  return { kind, message, ...(code !== undefined && { code }), ...(status !== undefined && { status }) };
}

const callOf = (call: RecordedCall): CapsuleCall => {
  const { api, input, at, tookMs } = call;
  return { api, input, at, tookMs, ...('error' in call ? { error: errorOf(call.error) } : { answer: call.answer }) };
};

const detailsOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : error === undefined ? undefined : String(error);

/** The self-check of the deployment warns operators about the server; a page has no part in that. */
const isOfPage = ({ source }: LogEntry) => source !== 'deployment';

const entryOf = ({ at, source, message, error }: Omit<LogEntry, 'level'>): CapsuleSource['errors'][number] => {
  const details = detailsOf(error);
  return { at, source, message, ...(details !== undefined && { details }) };
};

/** Everything that a capsule is written from. It holds secrets: it is written at once, and not kept. */
export function gatherCapsule({ services, page, recording, error, now }: GatherParts): CapsuleSource {
  const { recent, session, i18n } = services;
  const { tokens } = session.credentials() ?? {};
  const calls = recording?.calls ?? recent.calls().filter(({ pageCode }) => page && pageCode === page.pageCode);
  const shown = error === undefined ? [] : [{ at: now, source: 'page', message: toAppError(error).message, error }];
  return {
    madeAt: new Date(now).toISOString(),
    language: i18n.language.get(),
    ...(page && { page: pageOf(page) }),
    calls: calls.slice(-CAPSULE_LIMITS.calls).map(callOf),
    trace: recording ? recording.trace.entries.get().map((entry) => ({ ...entry })) : [],
    errors: [...recent.entries().filter(isOfPage), ...shown].map(entryOf),
    secrets: Object.values(tokens ?? {}).filter((token): token is string => typeof token === 'string'),
  };
}
