import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createFakePortal } from '../contract/fakePortal';
import { ViewContext } from '../sdk/hooks';
import { Chart, saveChartPicture } from './Chart';

const mockChunk = { isMissing: false };
jest.mock('../../ui/chart/Chart', () => {
  if (mockChunk.isMissing) throw new Error('Loading chunk chart failed');
  return jest.requireActual<object>('../../ui/chart/Chart');
});

const data = { categories: ['上海', '杭州'], series: [{ title: '销售额', values: [12, 9] }] };

function show(onSelect?: (category: number) => void) {
  const fake = createFakePortal();
  const view = { id: 'view-1', route: '/x', element: document.createElement('div'), portal: fake.portal };
  render(
    <ViewContext value={view}>
      <Chart kind="bar" title="各大区销售额" data={data} onSelect={onSelect} />
    </ViewContext>,
  );
  return fake;
}

// First: the code that has loaded once is kept.
test('the code is fetched when a chart is shown; a failure is told in its place, whose room is kept, with a retry', async () => {
  mockChunk.isMissing = true;
  show();
  const room = () => document.querySelector('[style]');
  expect(room()).toHaveStyle({ minHeight: '334px' });
  expect(room()).toHaveAttribute('aria-busy', 'true');
  const failure = await screen.findByRole('alert');
  expect(room()).toHaveStyle({ minHeight: '334px' });
  expect(room()).toContainElement(failure);
  expect(room()).toHaveAttribute('aria-busy', 'false');
  mockChunk.isMissing = false;
  fireEvent.click(within(failure).getByRole('button'));
  expect(await screen.findByRole('img')).toBeVisible();
});

test('a chart comes with its texts in the language of the host', async () => {
  const onSelect = jest.fn();
  const fake = show(onSelect);
  expect(
    await screen.findByRole('img', { name: /^各大区销售额。销售额：2 项，最小 9，最大 12（上海）$/ }),
  ).toBeVisible();
  act(() => fake.language.set('en'));
  fireEvent.click(screen.getByRole('button', { name: 'As a table' }));
  fireEvent.click(screen.getByRole('button', { name: '杭州' }));
  expect(onSelect).toHaveBeenCalledWith(1);
});

test('the code that saves a picture is fetched when it is used', async () => {
  show();
  const image = jest.spyOn(window, 'Image').mockImplementation(() => {
    throw new Error('no pictures here');
  });
  const picture = (await screen.findByRole('img')) as unknown as SVGSVGElement;
  await expect(saveChartPicture(picture, 'x')).rejects.toThrow('no pictures here');
  image.mockRestore();
});
