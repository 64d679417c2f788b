import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { toAppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import { ArrayModel } from '../model/arrayModel';
import type { ControlModel } from '../model/controlModel';
import type { PageModel } from '../model/pageModel';
import { untracked, watch } from '../model/reactive';
import { isSection } from '../model/row';
import type { Begun, Span, Tracer } from '../model/tracer';
import { TableModel } from '../model/tableModel';
import type { Template } from '../protocol/nodes';
import { explain } from './explain';
import type { Explanation } from './explain';
import { inOrder } from './inOrder';
import type { PendingChange } from './inOrder';
import { SECRET, previewOf } from './previewOf';
import { tracedHost } from './tracedHost';
import type { FactName, TraceEntry, TracedProp } from './traceEntry';

/** Older entries are dropped. */
const MAX_ENTRIES = 2000;
const FACTS: readonly FactName[] = ['hidden', 'required', 'readonly'];

/** What an entry is apart from its place in the order. */
export type Fresh<E> = E extends TraceEntry ? Omit<E, 'id' | 'at' | 'cause'> : never;

export interface PageTrace extends Tracer {
  /** In the order in which things happened. */
  readonly entries: Observable<readonly TraceEntry[]>;
  /** The controls of the page, in its order; empty before it starts. */
  readonly controls: Observable<readonly { readonly name: string; readonly type: string; readonly title: string }[]>;
  /** Why a control is what it is; undefined when the page has no such control. */
  explain(control: string, prop: TracedProp): Explanation | undefined;
  clear(): void;
}

/** Names of the controls and columns whose values nobody may see. */
const secretsOf = (controls: Iterable<ControlModel>) => {
  const nodes = [...controls].flatMap((control) =>
    control instanceof ArrayModel ? [...control.columns, ...control.fields] : [control.node],
  );
  return new Set(nodes.filter(({ type }) => type === 'password').map(({ name }) => name));
};

/** Writes down what happens on one page and what follows from what. Secrets are left out. @param now Milliseconds. */
export function createTracer(now: () => number): PageTrace {
  const entries = createStore<readonly TraceEntry[]>([]);
  const controls = createStore<readonly { name: string; type: string; title: string }[]>([]);
  const began = now();
  const spans = new WeakMap<Span, number>();
  const lastOf = new Map<string, number>();
  let ids = 0;
  const pending: PendingChange[] = [];
  let current: number | undefined;
  let page: PageModel | undefined;
  let secrets: ReadonlySet<string> = new Set();
  const told = (name: string, value: unknown) => (secrets.has(name) ? SECRET : previewOf(value, secrets));

  function add(fresh: Fresh<TraceEntry>, cause = current): TraceEntry {
    const entry = { ...fresh, id: ++ids, at: now() - began, ...(cause !== undefined && { cause }) } as TraceEntry;
    entries.set([...entries.get(), entry].slice(-MAX_ENTRIES));
    if (entry.kind === 'edit') lastOf.set(`${entry.control}.value`, entry.id);
    if (entry.kind === 'change') lastOf.set(`${entry.control}.${entry.prop}`, entry.id);
    return entry;
  }

  /** Changes that were heard of since something last happened: they are told in the order in which they follow from each other. */
  function settle(): void {
    inOrder(pending.splice(0)).forEach(({ change, cause }) => add(change, cause));
  }

  function within<T>(id: number, work: () => T): T {
    settle();
    const before = current;
    current = id;
    try {
      return work();
    } finally {
      settle();
      current = before;
    }
  }

  /** A step may set what is secret. */
  function stepParams(params: unknown): string {
    const isOfSecret = isRecord(params) && typeof params.target === 'string' && secrets.has(params.target);
    return previewOf(isOfSecret ? { ...params, value: SECRET } : params, secrets);
  }

  function entryOf(what: Begun): Fresh<TraceEntry> {
    if (what.kind === 'event') return { kind: 'event', trigger: what.trigger, control: what.control };
    if (what.kind === 'step')
      return { kind: 'step', action: what.action, path: what.path, params: stepParams(what.params) };
    return { kind: 'request', api: what.api, input: previewOf(what.input, secrets) };
  }

  /** An event follows from the change that it answers to. */
  function causeOf(what: Begun, cause: Span | undefined): number | undefined {
    if (cause) return spans.get(cause);
    if (what.kind === 'event')
      return what.trigger === 'onvaluechange' ? lastOf.get(`${what.control}.value`) : undefined;
    return current;
  }

  function begin(what: Begun, cause?: Span): Span {
    settle();
    const entry = add(entryOf(what), causeOf(what, cause));
    const span: Span = {
      run: (work) => within(entry.id, work),
      end({ result, error, isSkipped }) {
        const tookMs = now() - began - entry.at;
        const ending = {
          tookMs,
          ...(result !== undefined && { result: previewOf(result, secrets) }),
          ...(error !== undefined && { error: toAppError(error).message }),
          ...(isSkipped && { isSkipped }),
        };
        entries.set(entries.get().map((each) => (each.id === entry.id ? { ...each, ending } : each)));
      },
    };
    spans.set(span, entry.id);
    return span;
  }

  function watchProp(
    control: ControlModel,
    prop: TracedProp,
    template: Template,
    read: () => unknown,
    isSet: () => boolean,
  ): void {
    let before: string | undefined;
    control.page.own(
      watch(() => {
        const after = told(prop === 'value' ? control.name : '', read());
        untracked(() => {
          const earlier = before;
          before = after;
          if (earlier === undefined || earlier === after) return;
          const editing = entries.get().find(({ id }) => id === current);
          // A person's own edit is told as that.
          if (editing?.kind === 'edit' && editing.control === control.name && prop === 'value') return;
          const { source, compiled } = isSet() ? {} : template;
          const change = {
            kind: 'change',
            control: control.name,
            prop,
            before: earlier,
            after,
            ...(source !== undefined && { source }),
          } as const;
          pending.push({ change, cause: current, reads: compiled?.controls ?? new Set() });
          // What changes by itself, such as a translated text, is told when nothing else is.
          if (current === undefined) queueMicrotask(settle);
        });
      }),
    );
  }

  return {
    entries,
    controls,
    begin,
    seenHost: (host) => tracedHost(host, begin),
    watch(started) {
      page = started;
      secrets = secretsOf(started.controls.values());
      controls.set(
        [...started.controls.values()].map((control) => ({
          name: control.name,
          type: control.node.type,
          title: control.title(),
        })),
      );
      for (const control of started.controls.values()) {
        FACTS.filter((fact) => !control[fact].isConstant).forEach((fact) =>
          watchProp(
            control,
            fact,
            control.node[fact],
            () => control[fact].get(),
            () => control[fact].isSet(),
          ),
        );
        const hasRows = control instanceof ArrayModel || control instanceof TableModel;
        if (!hasRows)
          watchProp(
            control,
            'value',
            control.node.value,
            () => control.value(),
            () => control.isSet(),
          );
      }
    },
    edit(control, before, next, change) {
      settle();
      const { id } = add({
        kind: 'edit',
        control: control.name,
        before: told(control.name, before),
        after: told(control.name, next),
      });
      within(id, change);
    },
    cells(array, changes) {
      settle();
      let cause: number | undefined;
      for (const [line, names] of changes) {
        for (const [name, before] of names) {
          const node = [...array.columns, ...array.fields].find((column) => column.name === name);
          const cell = {
            control: `${array.name}.${name}`,
            place: isSection(line) ? undefined : String(array.placeOf(line)),
            before: told(name, before),
            after: told(name, line.values[name]),
          };
          const isOrigin = cause === undefined;
          const entry =
            isOrigin && current === undefined
              ? add({ kind: 'edit', ...cell })
              : add(
                  { kind: 'change', prop: 'value', ...cell, ...(!isOrigin && { source: node?.value.source }) },
                  cause ?? current,
                );
          cause ??= entry.id;
          if (isOrigin) lastOf.set(`${array.name}.value`, entry.id);
        }
      }
    },
    explain: (name, prop) =>
      page &&
      explain(page, name, prop, {
        secrets,
        lastChange: (control, its) => entries.get().find(({ id }) => id === lastOf.get(`${control}.${its}`)),
      }),
    clear() {
      entries.set([]);
      lastOf.clear();
    },
  };
}
