import { fireEvent, render } from '@testing-library/react';
import { Brand } from './Brand';

const brandWith = (logo: string) => <Brand tenantName="华东饮料集团" productName="" logo={logo} />;

it('shows the tenant’s logo, and the product’s mark in its place while it cannot be loaded', () => {
  const { container, rerender } = render(brandWith('/logos/gone.png'));
  const logo = container.querySelector('img') as HTMLElement;
  expect(logo).toHaveAttribute('src', '/logos/gone.png');
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(logo);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeVisible();
  rerender(brandWith('/logos/hd.png'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/logos/hd.png');
  fireEvent.error(container.querySelector('img') as HTMLElement);
  rerender(brandWith(''));
  expect(container.querySelector('svg')).toBeVisible();
});

it('shows the product’s mark for a tenant without a logo', () => {
  const { container } = render(brandWith(''));
  expect(container.querySelector('svg')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
