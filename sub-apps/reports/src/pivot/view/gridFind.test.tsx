import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  focusFirst,
  grid,
  header,
  LARGE,
  layOutGrid,
  press,
  rowHeader,
  show,
} from '../../../../../tests/support/pivotGrid';

beforeAll(layOutGrid);

describe('finding in a cross table', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => {
    fireEvent.change(screen.getByPlaceholderText('查找'), { target: { value: text } });
    act(() => void jest.runAllTimers());
  };

  it('looks through all of it, counts the finds, and goes from one to the next', () => {
    show({ data: LARGE });
    focusFirst();
    press('f', { ctrlKey: true });
    const field = screen.getByPlaceholderText('查找');
    expect(field).toHaveFocus();
    type('行50-');
    expect(screen.getByText('第 1 处，共 19 处')).toBeVisible();
    expect(rowHeader('行50-0')).toHaveAttribute('data-active');
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(rowHeader('行50-1')).toHaveAttribute('data-active');
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(screen.getByText('第 19 处，共 19 处')).toBeVisible();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(rowHeader('行50-18')).toHaveFocus();
  });

  it('finds figures as they are written and without separators', () => {
    show({ data: LARGE });
    fireEvent.click(screen.getByText('查找'));
    type('1999199');
    expect(screen.getByText('第 1 处，共 1 处')).toBeVisible();
    expect(within(grid()).getByText('1,999,199.00')).toHaveAttribute('data-found', 'true');
    type('没有');
    expect(screen.getByText('没有找到')).toBeVisible();
  });
});

describe('finding what is folded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const find = (text: string) => {
    fireEvent.click(screen.getByText('查找'));
    fireEvent.change(screen.getByPlaceholderText('查找'), { target: { value: text } });
    act(() => void jest.runAllTimers());
  };
  const next = () => fireEvent.keyDown(screen.getByPlaceholderText('查找'), { key: 'Enter' });
  const foldAll = () => {
    fireEvent.click(screen.getByText('全部收起'));
    fireEvent.click(screen.getByLabelText('收起 2025'));
  };

  it('unfolds the groups around a member, and no others', () => {
    show();
    foldAll();
    find('天津');
    expect(rowHeader('天津')).toHaveAttribute('data-active');
    expect(rowHeader(/华北/)).toHaveAttribute('aria-expanded', 'true');
    expect(rowHeader(/华东/)).toHaveAttribute('aria-expanded', 'false');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds rows and columns of a figure, and goes on from there', () => {
    show();
    foldAll();
    find('002.00');
    expect(screen.getByText('第 1 处，共 7 处')).toBeVisible();
    const active = () => grid().querySelector('[data-active]');
    expect(active()).toHaveTextContent('1,002.00');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'true');
    next();
    next();
    next();
    expect(screen.getByText('第 4 处，共 7 处')).toBeVisible();
    expect(active()).toHaveTextContent('4,002.00');
    expect(rowHeader(/华北/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves a group folded whose own subtotal is found', () => {
    show();
    foldAll();
    find('6000');
    expect(grid().querySelector('[data-active]')).toHaveTextContent('6,000.00');
    expect(rowHeader(/华北/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds a group whose header of a subtotal is found', () => {
    show();
    foldAll();
    find('小计');
    expect(header('小计')).toHaveAttribute('data-active');
    expect(header('2025')).toHaveAttribute('aria-expanded', 'true');
  });
});
