import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { MOST_PARTS } from './boundFlow';
import FlowDiagram, { texts } from './FlowDiagram';
import type { FlowDiagramProps } from './FlowDiagram';
import type { FlowNode } from './flowNodes';
import { approval, block, branch, copy, end, start } from './testFlows';
import { useFlowCards } from './useFlowCards';

const show = (props: Omit<FlowDiagramProps, 'label'>) =>
  renderScreen(() => <FlowDiagram label="流程" {...props} />, portalWith(texts));
const card = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-card]');

describe('a definition from a hostile platform', () => {
  it.each([
    ['10,000 steps', Array.from({ length: 10_000 }, (_, index) => copy(`n${index}`))],
    [
      '10,000 branches',
      [block('condition', 'c', ...Array.from({ length: 10_000 }, (_, index) => branch(`b${index}`)))],
    ],
  ])('with %s has cards and places for as many as can be drawn', (_size, nodes) => {
    function Sizes() {
      const { layout, contents, isCut } = useFlowCards(nodes, { kind: 'definition', fields: [] }, 'diagram');
      return <p>{JSON.stringify([layout.parts.size, contents.size, isCut])}</p>;
    }
    renderScreen(Sizes, portalWith(texts));
    expect(screen.getByText(JSON.stringify([MOST_PARTS, MOST_PARTS, true]))).toBeVisible();
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
    const drawn = container.querySelectorAll('[data-card]').length;
    expect(screen.getByText(`流程过大，只显示其中 ${drawn} 张卡片。`)).toBeVisible();
  });
});
