import { screen, within } from '@testing-library/react';
import { createFakeHost } from '../fakeHost';
import { field, showControls } from './testView';

const FAULTY = { type: 'number', name: 'qty', title: '数量', min: 'x', titel: '数', value: 3 };

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

it('a control with properties that cannot be used works without them, and the console names them', () => {
  showControls([FAULTY]);
  expect(field('数量')).toHaveValue('3');
  expect(screen.queryByRole('list', { name: 'engine.issue.title' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('controls[0].min: engine.issue.type'),
    expect.stringContaining('controls[0].titel: engine.issue.unknown-key'),
  ]);
});

it('marks them at the control for who writes the page', () => {
  showControls([FAULTY], { host: createFakeHost({ isAuthoring: true }) });
  const marks = within(screen.getByRole('list', { name: 'engine.issue.title' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^min engine\.issue\.type/),
    expect.stringMatching(/^titel engine\.issue\.unknown-key/),
  ]);
});
