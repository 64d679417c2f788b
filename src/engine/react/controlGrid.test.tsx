import { screen } from '@testing-library/react';
import { showControls } from './testView';

const button = (name: string, more: Record<string, unknown> = {}) => ({ type: 'button', name, title: name, ...more });
const text = (name: string) => ({ type: 'text', name, title: name });
const parentOf = (name: string) => document.querySelector(`[data-control="${name}"]`)?.parentElement;

describe('a table', () => {
  const table = (more: Record<string, unknown> = {}) => ({
    type: 'table',
    name: 't',
    source: { api: 'q' },
    columns: [{ name: 'a', title: 'A' }],
    ...more,
  });
  const gridOf = (controls: object[]) => {
    const { container } = showControls(controls, { more: { pageinfo: { type: 200, title: '页面', columns: 2 } } });
    return container.querySelector('[data-columns]');
  };

  it('in one of two columns has its least width there', () => {
    expect(gridOf([table({ span: 1 })])).toHaveAttribute('data-tables');
    expect(gridOf([{ type: 'row', name: 'r', span: 1, controls: [table()] }])).toHaveAttribute('data-tables');
  });

  it('over the whole line leaves the columns as they are', () => {
    expect(gridOf([table(), text('a')])).not.toHaveAttribute('data-tables');
  });
});

describe('buttons in a form', () => {
  it('that follow each other share one cell, those with a field between them do not', () => {
    showControls([text('a'), button('one'), button('two'), text('b'), button('three')]);
    const grid = parentOf('a');
    expect(parentOf('one')).not.toBe(grid);
    expect(parentOf('one')).toBe(parentOf('two'));
    expect(parentOf('three')).toBe(grid);
    expect([...(grid?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['a', 'onetwo', 'b', 'three']);
  });

  it('stand in line with the fields beside them, unless there are so many that they take a line of their own', () => {
    const buttons = (...names: string[]) => names.map((name) => button(name));
    showControls([text('a'), ...buttons('one', 'two', 'three'), text('b'), ...buttons('four', 'five', 'six', 'seven')]);
    expect(parentOf('one')).toHaveAttribute('data-press');
    expect(parentOf('four')).toHaveAttribute('data-line');
    expect(parentOf('four')).not.toHaveAttribute('data-press');
  });

  it('stay where their page puts them with a span', () => {
    showControls([text('a'), button('one', { span: 1 }), button('two')]);
    expect(parentOf('one')).toBe(parentOf('a'));
    expect(parentOf('two')).toBe(parentOf('a'));
  });

  it('stay together in a long form, also where its rendering is divided', async () => {
    const fields = Array.from({ length: 23 }, (_, index) => text(`field${index}`));
    showControls([...fields, button('one'), button('two'), ...fields.map(({ name }) => text(`${name}b`))]);
    await screen.findByText('field22b');
    expect(parentOf('one')).toBe(parentOf('two'));
    expect(parentOf('field0b')).toBe(parentOf('field0'));
  });
});
