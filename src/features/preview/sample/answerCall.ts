import dayjs from 'dayjs';
import type { BusinessCall } from '@/engine/host';
import { columnsOf } from './columnsOf';
import { findReaders } from './findReaders';
import { pageOfRows, sampleRows } from './pageOfRows';
import { sampleRecord } from './sampleRecord';
import { sampleBranch, sampleTree } from './sampleTree';
import { sampleValue } from './sampleValue';

type Wire = Readonly<Record<string, unknown>>;

/** A page with its JSON parsed. */
export interface SamplePage {
  readonly protocol: unknown;
  readonly fragments: Wire;
}

const CHOICES = 12;
const CATEGORIES = 6;
const EVENTS = 8;

function choices({ searchfield }: Wire, input: Wire, seed: string) {
  const all = Array.from({ length: CHOICES }, (_, index) => ({
    key: `k${index + 1}`,
    text: String(sampleValue({ name: 'name', title: '' }, index, seed)),
  }));
  const wanted = typeof searchfield === 'string' ? input[searchfield] : undefined;
  return typeof wanted === 'string' ? all.filter(({ text }) => text.includes(wanted)) : all;
}

/** Dates within the requested month. */
function events(control: Wire, { __begindate: from }: Wire, seed: string) {
  const [date] = columnsOf(control);
  const first = dayjs(typeof from === 'string' ? from : '2026-11-01');
  return sampleRows(columnsOf(control), EVENTS, seed).map((row, index) => ({
    ...row,
    ...(date && { [date.name]: first.add(index * 3 + 1, 'day').format('YYYY-MM-DD') }),
  }));
}

function rowsFor(control: Wire, input: Wire, seed: string): unknown {
  switch (control.type) {
    case 'table':
    case 'list': {
      const summary = Array.isArray(control.summary) ? control.summary.map(String) : [];
      const keyName = typeof control.rowkey === 'string' ? control.rowkey : 'id';
      return pageOfRows({ columns: columnsOf(control), input, seed, summary, keyName });
    }
    case 'chart':
      return sampleRows(columnsOf(control), CATEGORIES, seed);
    case 'calendar':
      return events(control, input, seed);
    case 'tree':
    case 'treeselect':
    case 'cascader':
      return input.__lazyload === 1 ? sampleBranch(input.__parentid) : sampleTree();
    default:
      return choices(control, input, seed);
  }
}

/**
 * The answer of the sample server: rows for a control that reads rows, a record for a call, the input for a submit
 * (business spec §2, mock mode). The same call gets the same answer.
 */
export function answerCall(
  { api, input }: Pick<BusinessCall, 'api' | 'input'>,
  { protocol, fragments }: SamplePage,
): unknown {
  const readers = findReaders([protocol, fragments], api);
  const control = readers.find((reader) => reader.kind === 'control');
  if (control) return rowsFor(control.control, input, api);
  return readers[0]?.kind === 'call' ? { ...sampleRecord(protocol, api), ...input } : { ...input };
}
