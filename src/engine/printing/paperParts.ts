import { isEmptyValue } from '../controls/defineControl';
import { readEntries } from '../controls/file/entries';
import { formatCell } from '../controls/shared/formatCell';
import { textOfValue } from '../controls/shared/shownText';
import { ArrayModel } from '../model/arrayModel';
import type { ControlModel } from '../model/controlModel';
import type { PageModel } from '../model/pageModel';
import { TableModel } from '../model/tableModel';
import type { ControlTypes } from '../protocol/generated/types';
import type { ControlType, PageNode } from '../protocol/nodes';
import { columnsOf } from '../react/columnsOf';
import type { PaperField, PaperOptions, PaperPart, PaperText } from './paper';
import { printedNames } from './paperFiles';
import { arrayTable, serverTable } from './paperTables';
import type { NoteWaiting } from './paperTables';

const NO_VALUE = '—';

/** Controls that are more than text: their own views draw them on paper as well. */
const FIGURES: ReadonlySet<ControlType> = new Set([
  'barcode',
  'calendar',
  'chart',
  'custom',
  'html',
  'image',
  'richtext',
  'signature',
]);

/** Views of these show their own titles. */
const TITLED: ReadonlySet<ControlType> = new Set(['barcode', 'calendar', 'chart', 'html']);

/** Containers that show their title above what stands in them. */
const HEADED: ReadonlySet<ControlType> = new Set(['card', 'panel', 'drawer', 'divider']);

function labelText(control: ControlModel<'label'>, page: PageModel): PaperText {
  const { format, options, unit } = control.props;
  const value = control.value();
  if (format === 'tag') {
    const option = options?.find(({ key }) => key === value);
    return option ? { text: page.text(option.text), tone: option.tone ?? 'neutral' } : { text: NO_VALUE };
  }
  return { text: [formatCell(value, format) || NO_VALUE, page.text(unit)].filter(Boolean).join(' ') };
}

function fieldText(control: ControlModel, page: PageModel, noteWaiting: NoteWaiting): PaperText {
  if (control.node.type === 'label') return labelText(control as ControlModel<'label'>, page);
  // The screen of the report prints it.
  if (control.node.type === 'report') return { text: page.host.t('engine.report.unprinted') };
  if (control.node.type === 'file') return { text: printedNames(readEntries(control.value()), page.host) || NO_VALUE };
  const text = isEmptyValue(control.value()) ? '' : textOfValue(control, page);
  if (text === undefined) noteWaiting();
  const unit = page.text((control.props as { unit?: string }).unit);
  if (!text) return { text: NO_VALUE };
  return { text: text.endsWith(unit) ? text : `${text} ${unit}` };
}

/** Fields that follow each other stand in one grid. */
class Parts {
  readonly list: PaperPart[] = [];
  private fields: PaperField[] = [];

  constructor(private readonly columns: number) {}

  addField(field: PaperField): void {
    this.fields.push({ ...field, span: Math.min(field.span, this.columns) });
  }

  add(part: PaperPart): void {
    this.endFields();
    this.list.push(part);
  }

  endFields(): void {
    if (this.fields.length > 0) this.list.push({ kind: 'fields', columns: this.columns, fields: this.fields });
    this.fields = [];
  }
}

/** Everything of some controls that can be seen. */
function collect(page: PageModel, nodes: readonly PageNode[], options: PaperOptions, noteWaiting: NoteWaiting) {
  const parts = new Parts(options.columns ?? columnsOf(page));
  const addField = (control: ControlModel) => {
    const { span = 1, look } = control.props as { span?: number } & Pick<ControlTypes['label'], 'look'>;
    const isTotal = control.node.type === 'label' && look === 'total';
    parts.addField({
      name: control.name,
      label: control.title(),
      span: isTotal ? Infinity : span,
      isTotal,
      ...fieldText(control, page, noteWaiting),
    });
  };
  const addHeading = (control: ControlModel) => {
    const text = control.title();
    if (text === '') parts.endFields();
    else parts.add({ kind: 'heading', key: control.name, text, level: 2 });
  };
  const visit = (list: readonly PageNode[]) => {
    for (const node of list) {
      const control = node.kind === 'control' ? page.controls.get(node.name) : undefined;
      if (!control || control.isHidden() || options.hidden.has(control.name)) continue;
      const { category } = control.facts;
      const { type, children } = control.node;
      if (category === 'button' || type === 'toolbar' || type === 'buttongroup') continue;
      if (control instanceof ArrayModel) parts.add(arrayTable(control as ArrayModel, options, noteWaiting));
      else if (control instanceof TableModel) parts.add(serverTable(control as TableModel, options));
      else if (FIGURES.has(type))
        parts.add({ kind: 'figure', control, label: TITLED.has(type) ? '' : control.title() });
      else if (type === 'label' && (control.props as ControlTypes['label']).look === 'heading') addHeading(control);
      else if (category === 'input' || category === 'display') {
        if (type === 'divider') addHeading(control);
        // A filter that is not set says nothing about the rows.
        else if (!control.isFilter || !isEmptyValue(control.value())) addField(control);
      } else {
        if (HEADED.has(type)) addHeading(control);
        visit(children);
        if (HEADED.has(type) || type === 'search') parts.endFields();
      }
    }
  };
  visit(nodes);
  parts.endFields();
  return parts.list;
}

/** The page as it is now, or one control of it. `isWaiting`: texts of choices, or its record, are still being read. */
export function paperParts(
  page: PageModel,
  target: string | undefined,
  options: PaperOptions,
): { readonly parts: readonly PaperPart[]; readonly isWaiting: boolean } {
  let isWaiting = page.reading() === true;
  const nodes = target === undefined ? page.protocol.nodes : [page.control(target).node];
  const parts = collect(page, nodes, options, () => {
    isWaiting = true;
  });
  const heading = options.heading();
  const head: PaperPart[] = heading === '' ? [] : [{ kind: 'heading', key: '', text: heading, level: 1 }];
  return { parts: [...head, ...parts], isWaiting };
}
