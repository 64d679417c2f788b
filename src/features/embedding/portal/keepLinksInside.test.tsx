import { keepLinksInside, placeOf } from './keepLinksInside';

const PAGE = 'https://atrium.example/sfa/?embed=1#/undeal';

it.each([
  ['#/process?processid=7', { kind: 'inside', path: '/process?processid=7' }],
  ['https://atrium.example/sfa/#/flow', { kind: 'inside', path: '/flow' }],
  ['https://news.example/a?b#/c', { kind: 'outside', url: 'https://news.example/a?b#/c' }],
  ['https://atrium.example/other/', { kind: 'outside', url: 'https://atrium.example/other/' }],
  ['mailto:hr@corp.example', { kind: 'outside', url: 'mailto:hr@corp.example' }],
  ['tel:10086', { kind: 'outside', url: 'tel:10086' }],
  ['javascript:alert(1)', { kind: 'other' }],
  ['data:text/html,x', { kind: 'other' }],
  ['blob:https://atrium.example/7', { kind: 'other' }],
  ['#section', { kind: 'other' }],
  ['http://[', { kind: 'other' }],
])('knows where %s leads', (href, place) => {
  expect(placeOf(href, PAGE)).toEqual(place);
});

describe('in a frame', () => {
  function setUp(html: string) {
    document.body.innerHTML = html;
    const handlers = { openInside: jest.fn(), openOutside: jest.fn() };
    const dispose = keepLinksInside(window, handlers);
    const press = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector('b')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { ...handlers, press, dispose };
  }
  let dispose = () => {};
  afterEach(() => dispose());

  it('a link to another site is announced instead of opened', () => {
    const set = setUp('<a href="https://news.example/"><b>新闻</b></a>');
    dispose = set.dispose;
    expect(set.press()).toBe(true);
    expect(set.openOutside).toHaveBeenCalledWith('https://news.example/');
  });

  it('a page that would open in a new window opens in the frame', () => {
    const set = setUp('<a href="#/flow" target="_blank"><b>流程</b></a>');
    dispose = set.dispose;
    expect(set.press()).toBe(true);
    expect(set.openInside).toHaveBeenCalledWith('/flow');
    expect(window.open('#/undeal', '_blank')).toBeNull();
    expect(set.openInside).toHaveBeenLastCalledWith('/undeal');
  });

  it.each([
    ['a link to a page', '<a href="#/flow"><b>流程</b></a>'],
    ['a file to save', '<a href="https://files.example/a.pdf" download><b>文件</b></a>'],
    ['a script', '<a href="javascript:void 0" target="_blank"><b>脚本</b></a>'],
  ])('%s is left to the product', (_what, html) => {
    const set = setUp(html);
    dispose = set.dispose;
    // jsdom navigates nowhere.
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    expect(set.press()).toBe(false);
    expect(set.openInside).not.toHaveBeenCalled();
    expect(set.openOutside).not.toHaveBeenCalled();
  });

  it('opens windows as before after the workspace has ended', () => {
    const before = window.open;
    const set = setUp('');
    expect(window.open).not.toBe(before);
    set.dispose();
    expect(window.open).toBe(before);
  });
});
