import { ROW_STATE } from '../../expressions/rowState';
import { MAX_LINE_CHARACTERS, MAX_TURN_CHARACTERS, MAX_TURN_PATCHES, RUN_LIMITS } from '../limits';

/** Characters of a turn around its entries, and then some. */
const FRAME_CHARACTERS = 64;
/** Entries of each list of a turn. The page decides about what is above a limit: one entry more lets it see that. */
const MOST_ENTRIES = { patches: MAX_TURN_PATCHES + 1, requests: RUN_LIMITS.steps + 1, logs: RUN_LIMITS.logs + 1 };

/**
 * What stands in a sandbox before any script of the tenant: the names that scripts may use. It is text, because it runs
 * inside QuickJS and not here.
 *
 * Its value is the one function through which the worker speaks to it: `('open', facts)`,
 * `('run', run, code, frame, changes)` and `('answer', run, request, isOk, answer, frame, changes)` start something,
 * `('told', run)` answers the JSON of what came of it. Nothing else goes in or out. What controls hold stays text
 * until a script asks for it. What a script does is kept as JSON from the start, so that its size is known before there
 * is too much of it. These limits only spare the worker: a script may change what it finds here, so `Realm` and the page
 * check for themselves.
 */
export const GUEST_PROGRAM = String.raw`(function () {
'use strict';
const { parse, stringify } = JSON;
const { defineProperty, freeze, hasOwn } = Object;
const { eval: evaluate, Error, InternalError } = globalThis;
const FACTS = ['hidden', 'required', 'readonly'];
const PAGE_STATUS = '__pagestatus';
const ROW_STATE = ${JSON.stringify([...ROW_STATE.keys()])};
const MOST_ENTRIES = ${JSON.stringify(MOST_ENTRIES)};
const SETTABLE = 'only hidden, required, readonly and value can be set';
const programs = new Map();
const runs = new Map();
const controls = Object.create(null);
let facts = { page: {}, user: {}, functions: [], roles: [] };
let run;
let outbox;

const fail = (message, more) => { throw Object.assign(new Error(message), more); };
const text = (value) => (typeof value === 'string' ? value : stringify(value) ?? String(value));
const cut = (words) => (words.length > ${MAX_LINE_CHARACTERS} ? words.slice(0, ${MAX_LINE_CHARACTERS}) + '…' : words);

function put(list, entry) {
  const told = stringify(entry);
  outbox.size += told.length + 1;
  if (outbox.size > ${MAX_TURN_CHARACTERS}) fail('More than ${MAX_TURN_CHARACTERS} characters at a time');
  if (outbox[list].length >= MOST_ENTRIES[list]) fail('Too many ' + list);
  outbox[list].push(told);
}

function stateOf(name) {
  let state = run.states.get(name);
  if (!state) {
    const told = controls[name];
    if (!told) fail('No control ' + String(name), { missing: String(name) });
    state = { facts: told[0], value: told[1] && parse(told[1]), rows: told[2] && parse(told[2]) };
    run.states.set(name, state);
  }
  return state;
}

function setControl(target, prop, value) {
  if (target === PAGE_STATUS) fail(PAGE_STATUS + ' cannot be set');
  const state = stateOf(target);
  const bit = FACTS.indexOf(prop);
  put('patches', { kind: 'control', target: String(target), prop, value: bit < 0 ? value : Boolean(value) });
  if (bit < 0) state.value = value;
  else state.facts = value ? state.facts | (1 << bit) : state.facts & ~(1 << bit);
}

function facade(target, read, write) {
  return new Proxy(target, {
    get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
    set: (_, key, value) => { write(String(key), value); return true; },
    defineProperty: () => fail(SETTABLE),
    deleteProperty: () => fail(SETTABLE),
  });
}

/** Puts the state of a row beside its values, where it is read and not listed. */
const withState = (values, state) => {
  if (state) ROW_STATE.forEach((name, index) => { if (state[index] !== null) defineProperty(values, name, { value: state[index] }); });
  return values;
};

const control = (name) => {
  stateOf(name);
  return facade({ name, hidden: 0, required: 0, readonly: 0, value: 0 }, (key) => {
    if (key === 'value') return stateOf(name).value;
    const bit = FACTS.indexOf(key);
    return bit < 0 ? (key === 'name' ? name : undefined) : (stateOf(name).facts & (1 << bit)) !== 0;
  }, (key, value) => {
    if (key !== 'value' && !FACTS.includes(key)) fail(key + ': ' + SETTABLE);
    setControl(name, key, value);
  });
};

function lineFacade(array, line) {
  withState(line.values, line.state);
  return facade(line.values, (key) => (hasOwn(line.values, key) ? line.values[key] : undefined), (key, value) => {
    if (line.names && !line.names.includes(key)) fail('No column ' + key, { missing: key });
    put('patches', { kind: 'line', array, line: line.id, name: key, value });
    line.values[key] = value;
  });
}

const rows = (name) => {
  const state = stateOf(name);
  if (!state.rows) fail(String(name) + ' has no rows');
  return state.rows.map((line) => (line.id === undefined ? freeze(withState(line.values, line.state)) : lineFacade(String(name), line)));
};

const lineWith = (name) => {
  const line = run.frame.line;
  return line && [line.row, line.section].find((one) => one && one.names.includes(name));
};

const getValue = (name) => {
  if (name === PAGE_STATUS) return facts.page.status;
  const line = lineWith(name);
  return line ? line.values[name] : stateOf(name).value;
};

const setValue = (name, value) => {
  const line = lineWith(name);
  if (line) lineFacade(run.frame.line.array, line)[name] = value;
  else setControl(name, 'value', value);
};

function perform(step) {
  const asked = run;
  const id = ++asked.requests;
  put('requests', { id, step });
  return new Promise((resolve, reject) => asked.waiting.set(id, { resolve, reject }));
}

const holds = (codes, code) => codes === 'all' || codes.includes(code);
const say = (kind) => (words) => perform({ do: 'message', kind, text: text(words) });
const log = (level) => (...words) => { put('logs', { level, text: cut(words.map(text).join(' ')) }); };

const language = {
  getValue, setValue, control, rows, perform,
  setHidden: (name, isOn) => setControl(name, 'hidden', isOn),
  setRequired: (name, isOn) => setControl(name, 'required', isOn),
  setReadonly: (name, isOn) => setControl(name, 'readonly', isOn),
  call: (api, input) => perform({ do: 'call', api, input: input ?? {} }),
  confirm: (words, title) => perform({ do: 'confirm', text: text(words), ...(title !== undefined && { title }) }).then(() => true, (error) => { if (error.isCancelled) return false; throw error; }),
  openPage: (options) => perform({ ...options, do: 'openpage' }),
  closePage: (result) => perform({ do: 'close', result }),
  returnTo: (pagecode) => perform({ do: 'close', to: pagecode }),
  available: (name) => perform({ do: 'available', target: name }),
  translate: (key) => perform({ do: 'translate', key: String(key) }),
  hasFunction: (code) => !code || holds(facts.functions, code),
  hasRole: (code) => holds(facts.roles, code),
  message: freeze({ success: say('success'), info: say('info'), warning: say('warning'), error: say('error') }),
  console: freeze({ log: log('note'), info: log('note'), warn: log('note'), error: log('error') }),
};
const offer = (name, descriptor) => defineProperty(globalThis, name, { ...descriptor, enumerable: true, configurable: false });
for (const name of Object.keys(language)) offer(name, { value: language[name], writable: false });
offer('page', { get: () => facts.page });
offer('user', { get: () => facts.user });
offer('input', { get: () => run?.frame.input });
offer('event', { get: () => run?.frame.event });
offer('steps', { get: () => run?.frame.steps ?? {} });
offer('row', { get: () => {
  const { line, record, recordState } = run?.frame ?? {};
  return line?.row ? lineFacade(line.array, line.row) : record && withState(record, recordState);
} });
offer('section', { get: () => {
  const line = run?.frame.line;
  return line?.section && lineFacade(line.array, line.section);
} });

function failureOf(error) {
  if (!(error instanceof Error)) return { message: cut(text(error)) };
  const place = /<input>:(\d+)/.exec(String(error.stack));
  return { message: cut(error.name && error.name !== 'Error' ? error.name + ': ' + error.message : String(error.message)), line: place ? Number(place[1]) : undefined, missing: error.missing, isOutOfMemory: error instanceof InternalError && error.message === 'out of memory' };
}

function begin(id, changes) {
  if (changes) Object.assign(controls, parse(changes));
  run = runs.get(id);
  outbox = { patches: [], requests: [], logs: [], size: ${FRAME_CHARACTERS} };
  if (run) run.states = new Map();
}

const commands = {
  open(told) { facts = freeze(parse(told)); freeze(facts.page); freeze(facts.user); },
  web() { begin(0); },
  run(id, code, frame, changes) {
    runs.set(id, { frame: parse(frame), states: new Map(), requests: 0, waiting: new Map() });
    begin(id, changes);
    const mine = run;
    const settle = (state, more) => { mine.ended = { state, ...more }; };
    try {
      let program = programs.get(code);
      if (!program) programs.set(code, program = evaluate('(async function flycode() { "use strict"; ' + code + '\n})'));
      program().then((result) => settle('done', { result }), (error) => settle('failed', { failure: failureOf(error) }));
    } catch (error) {
      settle('failed', { failure: failureOf(error) });
    }
  },
  answer(id, request, isOk, answer, frame, changes) {
    begin(id, changes);
    const asked = run?.waiting.get(request);
    if (!asked) return;
    run.frame = parse(frame);
    run.waiting.delete(request);
    const value = answer === undefined ? undefined : parse(answer);
    if (isOk) asked.resolve(value);
    else asked.reject(Object.assign(new Error(value.message), value));
  },
  told(id) {
    const mine = runs.get(id);
    const isOver = mine?.ended && (mine.waiting.size === 0 || mine.ended.state === 'failed');
    if (isOver) runs.delete(id);
    const tooLong = '{"isTooLong":true,"logs":[]}';
    const { patches, requests, logs } = outbox;
    const lists = (patches, requests) => '{"patches":[' + patches.join() + '],"requests":[' + requests.join() + '],"logs":[' + logs.join() + '],';
    try {
      const ending = stringify({ state: 'waiting', ...(isOver && mine.ended) });
      return outbox.size + ending.length > ${MAX_TURN_CHARACTERS} ? tooLong : lists(patches, requests) + ending.slice(1);
    } catch (error) {
      runs.delete(id);
      return lists([], []) + stringify({ state: 'failed', failure: failureOf(error) }).slice(1);
    }
  },
  abandon(id) { runs.delete(id); },
};
return (name, ...args) => commands[name](...args);
})`;
