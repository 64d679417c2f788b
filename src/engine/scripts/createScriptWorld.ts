import { AppError, isAppError, toAppError } from '@/common/errors/appError';
import { isRecord } from '@/common/isRecord';
import type { ActionRun } from '../actions/defineAction';
import { setCell, setValue } from '../controls/shared/setValue';
import { rowStateOf } from '../expressions/rowState';
import { ArrayModel } from '../model/arrayModel';
import type { PageModel } from '../model/pageModel';
import { batch } from '../model/reactive';
import { isSection } from '../model/row';
import type { Line } from '../model/row';
import { TableModel } from '../model/tableModel';
import type { ControlNode } from '../protocol/nodes';
import { AVAILABILITY_POLL_MS } from './limits';
import type { Frame, FrameLine } from './messages';
import { pageStates } from './pageStates';
import { missingControl } from './scriptErrors';
import type { ScriptWorld } from './scriptRunner';
import type { LinePatch, Patch } from './turns';

const lineOf = (line: Line, nodes: readonly ControlNode[]): FrameLine => ({
  id: line.id,
  values: line.values,
  names: nodes.map(({ name }) => name),
  ...(!isSection(line) && { state: rowStateOf(line) }),
});

function frameLine({ control, row, section = row?.section }: ActionRun<'flycode'>['context']): Frame['line'] {
  if (!(control instanceof ArrayModel)) return undefined;
  const array = control as ArrayModel;
  return {
    array: array.name,
    ...(row && { row: lineOf(row, array.columns) }),
    ...(section && array.hasSections && { section: lineOf(section, array.fields) }),
  };
}

function frameRecord({ control, record }: ActionRun<'flycode'>['context']): Pick<Frame, 'record' | 'recordState'> {
  return {
    record,
    ...(record &&
      control instanceof TableModel && { recordState: rowStateOf((control as TableModel).rowState(record)) }),
  };
}

/** Sets cells of arrays. A row that somebody has deleted in the meantime is nobody's concern any more. */
function lineSetter(page: PageModel): (patch: LinePatch) => void {
  const linesOf = new Map<ArrayModel, ReadonlyMap<number, Line>>();
  return ({ array, line: id, name, value }) => {
    const control = page.control(array);
    if (!(control instanceof ArrayModel)) return;
    const found = control as ArrayModel;
    const lines =
      linesOf.get(found) ?? new Map([...found.sections(), ...found.list()].map((line) => [line.id, line] as const));
    linesOf.set(found, lines);
    const line = lines.get(id);
    if (line && (isSection(line) ? found.fields : found.columns).some((node) => node.name === name))
      setCell(found, line, name, value);
  };
}

/** Does all at once: what depends on it settles once. Whether a field is hidden is no input that could be lost. */
function applyPatches(page: PageModel, patches: readonly Patch[]): void {
  const setLine = lineSetter(page);
  batch(() => {
    for (const patch of patches) {
      if (patch.kind === 'line') setLine(patch);
      else if (patch.prop === 'value') setValue(page.control(patch.target), patch.value);
      else page.control(patch.target)[patch.prop].set(Boolean(patch.value));
    }
  });
}

/** Resolves once the control can be used: it is there and shown. Looked for every 100 ms (shell spec §9). */
function whenAvailable(page: PageModel, target: unknown): Promise<void> {
  const control = page.controls.get(String(target));
  if (!control) return Promise.reject(missingControl(page.host, String(target)));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!page.hasEnded && control.isHidden()) return;
      clearInterval(polling);
      if (page.hasEnded) reject(new AppError('cancelled', 'The page is closed'));
      else resolve();
    };
    const polling = setInterval(look, AVAILABILITY_POLL_MS);
    look();
  });
}

/** What a script step of a page can reach. */
export function createScriptWorld({ params, page, context, steps, perform }: ActionRun<'flycode'>): ScriptWorld {
  const { host } = page;
  return {
    realm: page.id,
    facts: () => ({
      page: { status: page.status, linkparam: page.linkParam, pagecode: page.pageCode },
      ...host.user.all(),
    }),
    frame: () => ({
      input: params.input,
      event: context.payload,
      steps,
      line: frameLine(context),
      ...frameRecord(context),
    }),
    states: () => pageStates(page),
    apply(patches) {
      const apply = () => page.edits.byEvent(context, () => applyPatches(page, patches));
      if (context.span) context.span.run(apply);
      else apply();
    },
    async perform(step) {
      if (isRecord(step) && step.do === 'available') return whenAvailable(page, step.target);
      if (isRecord(step) && step.do === 'translate') return host.t(String(step.key));
      try {
        return await perform(step);
      } catch (error) {
        if (isAppError(error, 'cancelled')) throw error;
        // A script shows the message of what it catches, and what it does not catch is shown with it.
        throw new AppError(toAppError(error).kind, host.errorText(error), {
          code: toAppError(error).code,
          cause: error,
        });
      }
    },
    log({ level, text }) {
      const write = level === 'error' ? console.error : console.warn;
      write(`${page.pageCode}: ${text}`);
    },
  };
}
