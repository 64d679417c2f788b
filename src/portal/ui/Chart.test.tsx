import { act, fireEvent, render, screen } from '@testing-library/react';
import { createFakePortal } from '../contract/fakePortal';
import { ViewContext } from '../sdk/hooks';
import { Chart, saveChartPicture } from './Chart';

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

test('a chart is fetched when it is shown, and comes with its texts in the language of the host', async () => {
  const onSelect = jest.fn();
  const fake = show(onSelect);
  expect(screen.queryByRole('img')).toBeNull();
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
