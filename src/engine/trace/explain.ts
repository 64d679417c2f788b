import type { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import type { Template } from '../protocol/nodes';
import { SECRET, previewOf } from './previewOf';
import type { TraceEntry, TracedProp } from './traceEntry';

/** Why a control is what it is, the strongest reason first. */
export type Reason =
  /** The page is only viewed, and so is everything on it. */
  | { readonly kind: 'viewed' }
  /** It stands in something that is hidden. */
  | { readonly kind: 'container'; readonly container: string; readonly because: readonly Reason[] }
  /** Somebody set it: a person, a step or a script. `by` is missing where that was before anybody looked on. */
  | { readonly kind: 'set'; readonly by?: TraceEntry }
  /** Its expression says so, with what that reads. */
  | {
      readonly kind: 'expression';
      readonly source: string;
      readonly answer: string;
      readonly reads: readonly { readonly name: string; readonly value: string }[];
    }
  /** The protocol says so. */
  | { readonly kind: 'constant'; readonly value: string }
  /** What is readonly need not be filled in. */
  | { readonly kind: 'readonly' }
  /** Nobody says anything. */
  | { readonly kind: 'nothing' };

export interface Explanation {
  readonly control: string;
  readonly prop: TracedProp;
  readonly now: string;
  /** Where the control stands in the protocol. */
  readonly path: string;
  readonly because: readonly Reason[];
}

/** What the trace knows. */
interface Known {
  readonly secrets: ReadonlySet<string>;
  /** What changed it last. */
  lastChange(control: string, prop: TracedProp): TraceEntry | undefined;
}

function protocolReason(page: PageModel, template: Template, secrets: ReadonlySet<string>): Reason {
  if (template.source !== undefined) {
    const reads = [...(template.compiled?.controls ?? [])].map((name) => ({
      name,
      value: secrets.has(name) ? SECRET : previewOf(page.controls.get(name)?.value(), secrets),
    }));
    return { kind: 'expression', source: template.source, answer: previewOf(template.run(page.scope)), reads };
  }
  if (template.constant)
    return template.constant.value === undefined
      ? { kind: 'nothing' }
      : { kind: 'constant', value: previewOf(template.constant.value) };
  return { kind: 'constant', value: previewOf(template.run(page.scope)) };
}

/** Follows a control's property back to what decides it. */
export function explain(page: PageModel, name: string, prop: TracedProp, known: Known): Explanation | undefined {
  const control = page.controls.get(name);
  if (!control) return undefined;
  return untracked(() => {
    const { node } = control;
    const template = node[prop];
    const by = known.lastChange(name, prop);
    const stated = protocolReason(page, template, known.secrets);
    const isSet = prop === 'value' ? control.isSet() : control[prop].isSet();
    const own: Reason[] = isSet ? [{ kind: 'set', ...(by && { by }) }, stated] : [stated];
    const because = (): readonly Reason[] => {
      if (prop === 'hidden' && !control.hidden.get() && control.parent?.isHidden()) {
        const container = control.parent.name;
        return [
          { kind: 'container', container, because: explain(page, container, 'hidden', known)?.because ?? [] },
          ...own,
        ];
      }
      if (prop === 'readonly' && control.readonly.isConstant && control.isReadonly() && page.isView)
        return [{ kind: 'viewed' }];
      if (prop === 'required' && control.required.get() && control.isReadonly()) return [{ kind: 'readonly' }, ...own];
      return own;
    };
    const now = {
      hidden: () => control.isHidden(),
      required: () => control.isRequired(),
      readonly: () => control.isReadonly(),
      value: () => control.value(),
    }[prop]();
    return {
      control: name,
      prop,
      now: prop === 'value' && known.secrets.has(name) ? SECRET : previewOf(now, known.secrets),
      path: node.path,
      because: because(),
    };
  });
}
