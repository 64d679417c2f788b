import { isRecord } from '@/common/isRecord';
import { ArrayModel } from '../model/arrayModel';
import type { ControlModel } from '../model/controlModel';
import type { PageModel } from '../model/pageModel';
import { untracked } from '../model/reactive';
import type { ControlNode } from '../protocol/nodes';
import { SECRET } from './draftContent';
import type { DraftContent, KeptControl } from './draftContent';
import { isPlain } from './isPlain';
import { storedStateOf } from './storedState';

/** A value without the fields of these names, at any depth: rows, and sections with their rows. */
function without(names: ReadonlySet<string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => without(names, part));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.has(name))
      .map(([name, part]) => [name, Array.isArray(part) ? without(names, part) : part]),
  );
}

const namesOfSecrets = (nodes: readonly ControlNode[]) =>
  nodes.filter(({ type }) => type === SECRET).map(({ name }) => name);

function rowsOf(model: ArrayModel): unknown {
  const secrets = new Set(namesOfSecrets([...model.columns, ...model.fields]));
  return secrets.size === 0 ? model.value() : without(secrets, model.value());
}

function keptFrom(control: ControlModel, revision: number): KeptControl {
  const { name, node, lastDetail } = control;
  const common = { name, title: control.title(), type: node.type, isOwn: revision > 0 };
  if (control instanceof ArrayModel) {
    const model: ArrayModel = control;
    return { ...common, value: rowsOf(model), states: model.lines().map(({ state }) => state) };
  }
  return { ...common, value: control.value(), option: lastDetail.option, siblings: lastDetail.siblings };
}

/** What has been changed in a page and not saved; undefined when it is nothing. Passwords are never part of it. */
export function takeDraft(page: PageModel): DraftContent | undefined {
  const { edits, newRecordId } = page;
  return untracked(() => {
    const controls = [...edits.changed]
      .filter(([{ node }]) => node.type !== SECRET)
      .map(([control, revision]) => keptFrom(control, revision))
      .filter(isPlain);
    const recordId = newRecordId();
    if (controls.length === 0) return undefined;
    const storedState = storedStateOf(page);
    return { ...(recordId !== undefined && { recordId }), ...(storedState && { storedState }), controls };
  });
}
