import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import FlowDiagram, { texts } from './FlowDiagram';
import type { FlowDiagramProps } from './FlowDiagram';
import type { FlowNode } from './flowNodes';
import { approval, block, branch, copy, end, start } from './testFlows';

const show = (props: Omit<FlowDiagramProps, 'label'>) =>
  renderScreen(() => <FlowDiagram label="流程" {...props} />, portalWith(texts));
const card = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-card]');

describe('a definition from a hostile platform', () => {
  it('with 10,000 steps says how much of it is shown', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => copy(`n${index}`));
    const { container } = show({ nodes: many });
    expect(container.querySelectorAll('[data-card]')).toHaveLength(1_000);
    expect(screen.getByText('流程过大，只显示其中 1000 张卡片。')).toBeVisible();
  });

  it('with 200 levels, doubled ids, names of 10 kB, HTML and the ids of an object is shown', () => {
    let deep: FlowNode[] = [approval('deepest')];
    for (let level = 0; level < 200; level += 1) deep = [block('condition', `c${level}`, branch(`b${level}`, deep))];
    const html = '<img src=x onerror="document.title=1">';
    const { container } = show({
      nodes: [
        start,
        approval('__proto__', { name: html }),
        approval('constructor', { name: '长'.repeat(10_000) }),
        approval('start', { name: '重复' }),
        ...deep,
        end,
      ],
      states: new Map([['__proto__', { status: 'current', note: html.repeat(500), handlers: [] }]]),
    });
    expect(card(html)).toHaveTextContent('处理中');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByText('重复')).toBeNull();
    expect(screen.getByText(/^长+…$/).textContent?.length).toBeLessThan(200);
    expect(screen.getByText(/^流程过大/)).toBeVisible();
  });
});
