import { screen } from '@testing-library/react';
import { readProtocol } from '../protocol/readProtocol';
import { showControls } from '../react/testView';

const options = [{ key: 'a', text: '甲' }];

/** What each mode stands for, by type. */
const MEANINGS = [
  ['button', 'primary', { look: 'primary' }],
  ['label', 'figure', { look: 'figure' }],
  ['select', 'multiple', { multiple: 1 }],
  ['select', 'single', { multiple: 0 }],
  ['treeselect', 'multiple', { multiple: 1 }],
  ['picker', 'multiple', { multiple: 1 }],
  ['tree', 'multiple', { checkable: 1 }],
  ['chart', 'pie', { kind: 'pie' }],
  ['barcode', 'code128', { kind: 'code128' }],
  ['column', 'row', { direction: 'row' }],
  ['checkbox', 'column', { layout: 'column' }],
  ['radio', 'column', { layout: 'column' }],
  ['time', 'second', { seconds: 1 }],
  ['list', 'scroll', { lazyload: 1 }],
] as const;

const NEEDS: Readonly<Record<string, Record<string, unknown>>> = {
  picker: { pagecode: 'p' },
  chart: { categoryfield: 'a', valuefields: [{ name: 'v', title: 'V' }] },
  column: { controls: [] },
  list: { titlefield: 'a', source: { api: 'q' } },
};

const read = (type: string, more: Record<string, unknown>) => {
  const result = readProtocol({
    protocolversion: '1.1.0',
    pageinfo: { type: 200 },
    controls: [{ type, name: 'it', ...NEEDS[type], ...more }],
  });
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return { node: result.protocol.nodes[0], issues: result.protocol.issues };
};

it.each(MEANINGS)('the mode of a %s: %s stands for %o', (type, mode, meaning) => {
  const { node, issues } = read(type, { mode });
  expect(issues).toEqual([]);
  expect(node?.kind === 'control' && node.props).toMatchObject(meaning);
});

it.each(MEANINGS)('a %s with a mode that it does not know works without it, and the mode is reported', (type) => {
  const { node, issues } = read(type, { mode: 'sideways' });
  expect(node).toMatchObject({ kind: 'control', props: expect.not.objectContaining({ mode: 'sideways' }) as unknown });
  expect(issues).toEqual([expect.objectContaining({ code: 'enum', path: 'controls[0].mode' })]);
});

it('a mode on a control that has none is reported', () => {
  expect(read('textarea', { mode: 'x' }).issues).toEqual([
    expect.objectContaining({ code: 'unknown-key', path: 'controls[0].mode' }),
  ]);
});

it('the property itself wins over the mode', () => {
  const { node } = read('button', { mode: 'primary', look: 'danger' });
  expect(node?.kind === 'control' && node.props).toMatchObject({ look: 'danger' });
});

it('a button looks as its mode says', () => {
  showControls([
    { type: 'button', name: 'go', title: '去', mode: 'danger' },
    { type: 'select', name: 's', title: '选', mode: 'multiple', options, value: ['a'] },
  ]);
  expect(screen.getByRole('button', { name: '去' })).toHaveAttribute('data-look', 'danger');
  expect(screen.getByLabelText('选')).toHaveValue('甲');
});
