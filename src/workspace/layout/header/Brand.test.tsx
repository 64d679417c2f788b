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

it('long names of tenant and product, which the header cuts, are whole in their tooltips', () => {
  const { getByTitle } = render(<Brand tenantName="华东饮料集团" productName="销售管理标准版" logo="" />);
  expect(getByTitle('华东饮料集团')).toHaveTextContent('华东饮料集团');
  expect(getByTitle('销售管理标准版')).toHaveTextContent('销售管理标准版');
});
