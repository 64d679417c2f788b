import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { PageSkeleton } from './PageSkeleton';
import type { PageShape } from './pageShapes';

function show(shape?: PageShape) {
  render(
    <ServicesProvider services={createTestServices()}>
      <PageSkeleton chrome="page" shape={shape} />
    </ServicesProvider>,
  );
  const placeholder = screen.getByRole('status');
  return { bars: placeholder.querySelectorAll('span').length, spinner: placeholder.querySelector('.spinner') };
}

test('a page that was never loaded here shows a large spinner and no shape', () => {
  const { bars, spinner } = show();
  expect(spinner).toBeVisible();
  expect(bars).toBe(0);
});

test('a page that was loaded before shows its shape and no spinner', () => {
  const { bars, spinner } = show({ filters: 2, fields: 0, tables: 1, columns: 1 });
  expect(spinner).toBeNull();
  // A title, two filters and eight rows.
  expect(bars).toBe(1 + 2 + 8);
});
