import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const panel = (name: string, title: string, ...controls: unknown[]) => ({ type: 'panel', name, title, controls });
const text = (name: string, title: string, more: Record<string, unknown> = {}) => ({
  type: 'text',
  name,
  title,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const steps = {
  type: 'steps',
  name: 'parts',
  title: '开户',
  controls: [
    panel('base', '基本', text('a', '名称', { required: 1 })),
    panel('more', '联系', text('b', '电话', { required: 1 })),
    panel('last', '确认', text('c', '备注')),
  ],
};
const next = () => screen.getByRole('button', { name: 'engine.steps.next' });
const present = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll('[aria-current=step]')])
    .map(({ textContent }) => textContent);

it('goes on when what is on screen is valid, and says nothing yet of what is still to come', async () => {
  showControls([steps]);
  expect(present()).toEqual(['1基本']);
  expect(screen.queryByRole('button', { name: 'engine.steps.previous' })).toBeNull();
  await userEvent.click(next());
  expect(field('名称')).toHaveFocus();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.type(field('名称'), '百联');
  await userEvent.click(next());
  expect(present()).toEqual(['2联系']);
  expect(screen.getByRole('region', { name: '联系' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes back at any time, and keeps what was typed', async () => {
  showControls([steps]);
  await userEvent.type(field('名称'), '百联');
  await userEvent.click(next());
  await userEvent.click(screen.getByRole('button', { name: 'engine.steps.previous' }));
  expect(field('名称')).toHaveValue('百联');
  await userEvent.click(screen.getByRole('button', { name: /联系/ }));
  expect(present()).toEqual(['2联系']);
  expect(screen.getByRole('button', { name: /确认/ })).toBeDisabled();
});

it('goes to the step with the first invalid control when the page is saved', async () => {
  showControls([steps, save]);
  await userEvent.type(field('名称'), '百联');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(present()[0]).toMatch(/联系/);
  expect(field('电话')).toHaveFocus();
  expect(screen.getByRole('img', { name: 'engine.panel.faulty' })).toBeVisible();
});

it('sends the values of all its steps', async () => {
  const { host } = showControls([steps, save], { host: createFakeHost({ call: () => Promise.resolve({}) }) });
  await userEvent.type(field('名称'), '百联');
  await userEvent.click(next());
  await userEvent.type(field('电话'), '138');
  await userEvent.click(next());
  expect(screen.queryByRole('button', { name: 'engine.steps.next' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(host.log.calls[0]?.input).toMatchObject({ a: '百联', b: '138' });
});

it('can be walked through freely where it is only read', async () => {
  showControls([steps], { status: PAGE_STATUS.view });
  await userEvent.click(screen.getByRole('button', { name: /确认/ }));
  expect(present()).toEqual(['3确认']);
});

it('leaves out a step that is hidden', async () => {
  showControls([
    text('level', '级别'),
    {
      ...steps,
      controls: [
        panel('base', '基本', text('a', '名称')),
        { ...panel('more', '联系', text('b', '电话')), hidden: '=level == "1"' },
      ],
    },
  ]);
  await userEvent.type(field('级别'), '1');
  expect(screen.queryByRole('button', { name: /联系/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'engine.steps.next' })).toBeNull();
});
