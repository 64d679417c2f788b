import { factsOf, knownTypes } from '../controls/factsTable';
import { guarded } from '../expressions/guarded';
import type { Names } from '../expressions/scope';
import { extras } from '../extras';
import { fitShape, withoutGaps } from './checkShape';
import type { ControlCommon, ControlTypes } from './generated/types';
import { expressionIssue } from './expressionIssue';
import { at, issue, leftOut, unknownWord } from './issues';
import type { Issue, IssueCode } from './issues';
import { CUT_KEY, MAX_CONTROLS, MAX_CONTROL_DEPTH, MAX_JSON_DEPTH } from './limits';
import type {
  Box,
  ControlNode,
  ControlType,
  ErrorNode,
  EventNode,
  PageNode,
  SectionNode,
  Template,
  Trigger,
} from './nodes';
import { RESERVED_NAMES } from './placeControls';
import type { PlacedNames } from './placeControls';
import { EventReader } from './readEvent';
import { resolveFragments } from './resolveFragments';
import type { Fragments, PlacedControl } from './resolveFragments';
import { Settable } from './settable';
import { compileTemplate, constant, templateOf } from './template';

/** A click in a table happens in a row; these do not. */
const OWN_TRIGGERS: readonly Trigger[] = ['onload', 'onvaluechange', 'onblur'];

type RawControl = ControlCommon & Record<string, unknown>;

/** The properties of a control that was fitted. Only what did not fit has left gaps. */
const propsOf = (fitted: RawControl, faults: readonly Issue[]): RawControl =>
  faults.some(({ severity }) => severity === 'error') ? (withoutGaps(fitted) as RawControl) : fitted;

/** Without a prototype: a column may be named `constructor`. */
const byName = <R>(): Record<string, R> => Object.create(null) as Record<string, R>;

const NONE = Object.freeze(byName<never>());

type RawSections = NonNullable<ControlTypes['array']['sections']>;

/** Where a section's value holds its rows. */
const rowsFieldOf = ({ rowsfield = 'rows' }: RawSections): string => rowsfield;

/** Reads controls in one place of the protocol (the page, or the rows of an array) and collects what is wrong with them. */
export class ControlReader {
  private readonly events: EventReader;
  private readonly seen = new Set<string>();

  constructor(
    private readonly names: Names,
    private readonly placed: PlacedNames,
    private readonly fragments: Fragments,
    private readonly issues: Issue[],
    readonly settable = new Settable(),
    /** Name of the array or table in whose rows it reads. */
    private readonly owner?: string,
    /** Controls read so far, and containers around the one that is being read. */
    private readonly extent = { controls: 0, depth: 0 },
  ) {
    this.events = new EventReader(names, placed, issues, settable);
  }

  template(value: unknown): Template {
    return compileTemplate(value, this.names);
  }

  readEvent(value: unknown, path: string): EventNode {
    return this.events.read(value, path);
  }

  readList(list: readonly unknown[], path: string, trail: readonly string[] = []): PageNode[] {
    const nodes: PageNode[] = [];
    for (const place of resolveFragments(list, path, this.fragments, trail)) {
      this.extent.controls += 1;
      if (this.extent.controls > MAX_CONTROLS) {
        // One issue stands for all that follow.
        if (this.extent.controls === MAX_CONTROLS + 1)
          nodes.push(this.refuse('', issue('control-count', place.path, { most: String(MAX_CONTROLS) })));
        break;
      }
      this.extent.depth += 1;
      nodes.push(this.read(place));
      this.extent.depth -= 1;
    }
    return nodes;
  }

  private read(place: PlacedControl): PageNode {
    const name =
      typeof place.value === 'object' &&
      place.value !== null &&
      'name' in place.value &&
      typeof place.value.name === 'string'
        ? place.value.name
        : '';
    const problem = place.issue ?? this.problemOf(place.value, name, place.path);
    if (problem) return this.refuse(name, problem);
    const { faults, usable } = this.fit(place.value as RawControl, place.path);
    if (!usable) {
      const [first, ...others] = faults as [Issue, ...Issue[]];
      this.issues.push(...others);
      return this.refuse(name, first);
    }
    this.issues.push(...faults);
    this.seen.add(name);
    return this.build(usable, place, faults);
  }

  private refuse(name: string, problem: Issue): ErrorNode {
    this.issues.push(problem);
    return { kind: 'error', name, issue: problem };
  }

  private problemOf(value: unknown, name: string, path: string): Issue | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return issue('type', path, { expected: 'object' });
    if (CUT_KEY in value) return issue('data-depth', path, { most: String(MAX_JSON_DEPTH) });
    if (this.extent.depth > MAX_CONTROL_DEPTH) return issue('control-depth', path, { most: String(MAX_CONTROL_DEPTH) });
    const type = 'type' in value && typeof value.type === 'string' ? value.type : '';
    if (factsOf(type) === undefined)
      return unknownWord(issue('unknown-control', at(path, 'type'), { type }), type, knownTypes());
    if (RESERVED_NAMES.has(name)) return issue('reserved-name', at(path, 'name'), { name });
    if (this.seen.has(name)) return issue('duplicate-name', at(path, 'name'), { name });
    return undefined;
  }

  /**
   * A control without the properties that do not fit, and what is wrong with them; none when it cannot do without one of
   * them. Items that do not fit leave gaps in their lists.
   */
  private fit(value: RawControl, path: string): { faults: Issue[]; usable?: RawControl } {
    const { type } = value;
    const check = factsOf(type)?.check;
    const fitted = fitShape(`${type}Control`, value, path);
    const faults = [...fitted.issues];
    let usable = fitted.usable as RawControl | undefined;
    const unfitOf = (fitting: RawControl | undefined) => fitting && check?.(propsOf(fitting, faults) as never);
    for (let unfit = unfitOf(usable); unfit; unfit = unfitOf(usable)) {
      const { key, expected } = unfit;
      faults.push(issue('pattern', at(path, key), { expected }));
      // A property that is not there cannot be left out: what does not fit is its default.
      if (usable?.[key] === undefined) return { faults };
      const rest = Object.fromEntries(Object.entries(usable).filter(([name]) => name !== key));
      usable = fitShape(`${type}Control`, rest, path).usable as RawControl | undefined;
    }
    return { faults: usable ? leftOut(faults) : faults, usable };
  }

  /** Compiles one property. An expression that cannot be compiled is a failure of the control, and the property is left out. */
  private compile(
    raw: Readonly<Record<string, unknown>>,
    key: string,
    path: string,
    failures: Issue[],
    name = String(raw.name),
  ): Template {
    try {
      const template = this.template(raw[key]);
      return template.compiled
        ? { ...template, run: guarded(template.run, { control: this.owner ?? name, path: at(path, key) }) }
        : template;
    } catch (error) {
      const found = { ...expressionIssue(error, at(path, key), this.placed.slots.keys()), isLeftOut: true };
      this.issues.push(found);
      failures.push(found);
      return constant(undefined);
    }
  }

  private build(raw: RawControl, { path, trail }: PlacedControl, faults: readonly Issue[]): ControlNode {
    const type = raw.type as ControlType;
    const failures: Issue[] = [];
    const props = propsOf(raw, faults);
    const facts = factsOf(type);
    const category = facts?.category;
    if (facts?.clicks === 'none') this.refuseKey(raw, path, 'onclicked');
    if (category !== 'input') this.refuseKey(raw, path, 'onblur');
    const isJudged = category === 'input' || category === 'array';
    if (!isJudged) this.refuseKey(raw, path, 'problem', 'unknown-key');
    const sections = raw.sections as RawSections | undefined;
    const rows =
      category === 'array' || category === 'table' ? this.inside(raw.name, raw.controls ?? [], trail, sections) : this;
    const node: ControlNode = {
      kind: 'control',
      type,
      name: raw.name,
      path,
      props: (raw.mode === undefined ? props : { ...facts?.byMode?.(props as never), ...props }) as never,
      title: this.readTitle(raw, path, failures),
      hidden: this.compile(raw, 'hidden', path, failures),
      required: this.compile(raw, 'required', path, failures),
      readonly: this.compile(raw, 'readonly', path, failures),
      value: this.compile(raw, 'value', path, failures),
      ...(isJudged && raw.problem !== undefined && { problem: this.compile(raw, 'problem', path, failures) }),
      sourceInput: this.readInput(raw, path, failures),
      events: {
        ...this.readEvents(raw, path, OWN_TRIGGERS),
        ...(category === 'table' ? rows : this).readEvents(raw, path, ['onclicked']),
      },
      children: Array.isArray(raw.controls) ? rows.readList(raw.controls, at(path, 'controls'), trail) : [],
      ...(sections && { section: this.readSection(raw.name, sections, path, trail, failures) }),
      box: raw.style === undefined ? undefined : this.readStyle(raw.style, at(path, 'style')),
      rowActions: Array.isArray(raw.rowactions) ? rows.readActions(raw.rowactions, at(path, 'rowactions'), trail) : [],
      bulkActions: Array.isArray(raw.bulkactions)
        ? this.beside(raw.name).readActions(raw.bulkactions, at(path, 'bulkactions'), trail)
        : [],
      columnEvents:
        category === 'table'
          ? readColumns(raw, path, 'onclicked', (event, place) => rows.readEvent(event, place))
          : NONE,
      columnBoxes:
        category === 'table' ? readColumns(raw, path, 'style', (style, place) => this.readStyle(style, place)) : NONE,
    };
    if (faults.length + failures.length === 0) return node;
    return { ...node, ...(faults.length > 0 && { faults }), ...(failures.length > 0 && { failures }) };
  }

  /** Text, or whether its name stands for one (business spec §3). */
  private readTitle(raw: RawControl, path: string, failures: Issue[]): Template {
    if (typeof raw.title !== 'number') return this.compile(raw, 'title', path, failures);
    return constant(raw.title === 1 ? raw.name : '');
  }

  /**
   * Input bindings of a control's source, or its own where it has no source; what is handed to a component of the
   * tenant's; or the properties that its facts name.
   */
  private readInput(raw: RawControl, path: string, failures: Issue[]): Template | undefined {
    const source = raw.source as RawControl | undefined;
    if (source?.input !== undefined) return this.compile(source, 'input', at(path, 'source'), failures, raw.name);
    const inputs = factsOf(raw.type)?.inputs;
    if (inputs) return templateOf(inputs.map((key) => [key, this.compile(raw, key, path, failures)]));
    const key = raw.type === 'custom' ? 'props' : 'input';
    return raw[key] === undefined ? undefined : this.compile(raw, key, path, failures);
  }

  private readSection(
    owner: string,
    sections: RawSections,
    path: string,
    trail: readonly string[],
    failures: Issue[],
  ): SectionNode {
    const place = at(path, 'sections');
    const reader = this.inside(owner, undefined, trail, sections);
    return {
      title: reader.compile(sections, 'title', place, failures),
      fields: reader.readList(sections.controls, at(place, 'controls'), trail),
      rowsField: rowsFieldOf(sections),
    };
  }

  /** Reads what stands in a row of these columns; without columns, in a section. */
  private inside(owner: string, columns: unknown, trail: readonly string[], sections?: RawSections): ControlReader {
    const namesIn = (list: unknown) =>
      resolveFragments(Array.isArray(list) ? list : [], '', this.fragments, trail).map(
        ({ value }) => (value as { name?: unknown } | null)?.name,
      );
    const own = [...namesIn(columns), ...namesIn(sections?.controls)].filter((name) => typeof name === 'string');
    const names: Names = {
      ...this.names,
      inRow: columns !== undefined,
      columns: new Set(own),
      ...(sections && { sectionRows: rowsFieldOf(sections) }),
    };
    return new ControlReader(names, this.placed, this.fragments, this.issues, this.settable, owner, this.extent);
  }

  private readEvents(raw: RawControl, path: string, triggers: readonly Trigger[]): ControlNode['events'] {
    const events: Partial<Record<Trigger, EventNode>> = {};
    for (const trigger of triggers)
      if (raw[trigger] !== undefined) events[trigger] = this.readEvent(raw[trigger], at(path, trigger));
    return events;
  }

  /** Reads what belongs to a control and stands outside of its rows; its names are its own. */
  private beside(owner: string): ControlReader {
    return new ControlReader(this.names, this.placed, this.fragments, this.issues, this.settable, owner, this.extent);
  }

  /** The buttons of rows come and go with the rows: nothing is loaded or changes in them. */
  private readActions(list: readonly unknown[], path: string, trail: readonly string[]): PageNode[] {
    const nodes = this.readList(list, path, trail);
    nodes.forEach(
      (node) =>
        node.kind === 'control' &&
        (['onload', 'onvaluechange'] as const).forEach((trigger) =>
          this.refuseKey(node.props as never, node.path, trigger),
        ),
    );
    return nodes;
  }

  private readStyle(value: unknown, path: string): Box | undefined {
    return extras.readStyle?.(value, path, this.issues);
  }

  /** Reports what does nothing on a control of this type. */
  private refuseKey(raw: RawControl, path: string, key: string, code: IssueCode = 'unsupported-trigger'): void {
    if (raw[key] !== undefined)
      this.issues.push(issue(code, at(path, key), { type: raw.type, key, trigger: key }, 'warning'));
  }
}

/** What the columns of a table, or the fields of a list's cards, say under a key; by their names. */
function readColumns<R>(
  raw: Readonly<Record<string, unknown>>,
  path: string,
  key: string,
  read: (value: unknown, place: string) => R | undefined,
): Record<string, R> {
  const found = byName<R>();
  for (const part of ['columns', 'fields']) {
    const columns = raw[part];
    if (!Array.isArray(columns)) continue;
    (columns as (({ name: string } & Record<string, unknown>) | undefined)[]).forEach((column, index) => {
      if (!column) return;
      const value = column[key] === undefined ? undefined : read(column[key], at(at(at(path, part), index), key));
      if (value !== undefined) found[column.name] = value;
    });
  }
  return found;
}
