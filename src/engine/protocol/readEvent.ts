import { isRecord } from '@/common/isRecord';
import type { Names } from '../expressions/scope';
import { checkShape, hasShape, knownActions } from './checkShape';
import { expressionIssue } from './expressionIssue';
import { at, issue, unknownWord } from './issues';
import type { Issue } from './issues';
import type { BadStepNode, EventNode, StepNode, StepType } from './nodes';
import { RESERVED_NAMES } from './placeControls';
import type { PlacedNames } from './placeControls';
import type { Settable } from './settable';
import { TARGET_KINDS, hasNoApi } from './stepTargets';
import { compileTemplate } from './template';

const EVENT_KEYS: readonly string[] = ['steps', 'onerror'];

/** Reads events: a step that cannot run becomes a bad step, which answers with the configuration error when its turn comes. */
export class EventReader {
  constructor(
    private readonly names: Names,
    private readonly placed: PlacedNames,
    private readonly issues: Issue[],
    private readonly settable: Settable,
  ) {}

  read(value: unknown, path: string): EventNode {
    if (!isRecord(value) || !Array.isArray(value.steps)) {
      return { path, steps: [this.bad(issue('type', path, { expected: 'steps' }), path)], onError: [] };
    }
    const keys = Object.keys(value).filter((key) => !EVENT_KEYS.includes(key));
    this.issues.push(
      ...keys.map((key) => unknownWord(issue('unknown-key', at(path, key), { key }, 'warning'), key, EVENT_KEYS)),
    );
    const known = new Set(this.names.steps);
    const steps = this.readSteps(value.steps, at(path, 'steps'), known);
    const onError = Array.isArray(value.onerror) ? this.readSteps(value.onerror, at(path, 'onerror'), known) : [];
    return { path, steps, onError };
  }

  private readSteps(list: readonly unknown[], path: string, known: Set<string>) {
    return list.map((step, index) => {
      const node = this.readStep(step, at(path, index), { ...this.names, steps: known, hasEvent: true });
      if (node.do !== 'error' && node.id) known.add(node.id);
      return node;
    });
  }

  private readStep(value: unknown, path: string, names: Names): StepNode | BadStepNode {
    if (!isRecord(value)) return this.bad(issue('type', path, { expected: 'object' }), path);
    const action = typeof value.do === 'string' ? value.do : '';
    if (!hasShape(`${action}Step`))
      return this.bad(unknownWord(issue('unknown-action', at(path, 'do'), { action }), action, knownActions()), path);
    const found = checkShape(`${action}Step`, value, path);
    const missing = hasNoApi(action, value) ? issue('missing-api', at(path, 'api')) : undefined;
    const wrong = found.find((entry) => entry.severity === 'error');
    // The step's own issue is told by `bad`; an `api` that is missing does not fit the schema either.
    this.issues.push(...found.filter((entry) => entry !== wrong));
    const problem =
      missing ??
      wrong ??
      this.reservedId(value, path) ??
      this.danglingTarget(value, path) ??
      this.wrongTarget(value, path);
    if (problem) return this.bad(problem, path);
    this.noteSettable(action, value);
    const { id, do: _do, when, ...params } = value;
    try {
      return {
        do: action as StepType,
        id: typeof id === 'string' ? id : undefined,
        when: when === undefined ? undefined : compileTemplate(when, names),
        params: compileTemplate(params, names),
        path,
      };
    } catch (error) {
      return this.bad(expressionIssue(error, path, this.placed.slots.keys()), path);
    }
  }

  private reservedId(step: Record<string, unknown>, path: string): Issue | undefined {
    const id = typeof step.id === 'string' ? step.id : '';
    return RESERVED_NAMES.has(id) ? issue('reserved-name', at(path, 'id'), { name: id }) : undefined;
  }

  private danglingTarget(step: Record<string, unknown>, path: string): Issue | undefined {
    const { target } = step;
    return typeof target === 'string' && !this.placed.slots.has(target) && !this.names.columns.has(target)
      ? unknownWord(issue('dangling-target', at(path, 'target'), { target }), target, this.placed.slots.keys())
      : undefined;
  }

  private wrongTarget(step: Record<string, unknown>, path: string): Issue | undefined {
    const kind = TARGET_KINDS[step.do as StepType];
    const target = String(step.target);
    return kind && !this.placed[kind.among].has(target)
      ? issue('wrong-target', at(path, 'target'), { target, expected: kind.expected })
      : undefined;
  }

  private noteSettable(action: string, step: Record<string, unknown>): void {
    const { target, prop } = step;
    if (action === 'flycode') this.settable.hasScripts = true;
    if (action === 'set' && typeof target === 'string' && !this.names.columns.has(target))
      this.settable.note(target, typeof prop === 'string' ? prop : 'value');
  }

  private bad(problem: Issue, path: string): BadStepNode {
    this.issues.push(problem);
    return { do: 'error', issue: problem, path };
  }
}
