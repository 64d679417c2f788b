const SHEET = `
  .a .b, p > .c:not([title="x, y"]) { visibility: hidden; }
  :is(.d, .e) { pointer-events: none; display: grid; }
  [data-off] { display: none; color: rgb(1, 2, 3); }
  INPUT.F { color: currentcolor; }
  @media screen { .g { display: inline-flex; } }
  @media print { .g { display: none; } }
  @supports (display: grid) { .h { display: none; } }
  @font-face { font-family: x; }
  .\\31 0 { display: flex; }
  .文 { display: flex; }
  .i:hover, .j::before { display: flex; }
`;
const BODY = `
  <div class="a" style="color: red; visibility: visible"><span class="b">1</span><p><i class="c">2</i></p></div>
  <p><i class="c">3</i><i class="c" title="x, y">4</i></p>
  <div class="d"><b class="e" style="pointer-events: auto">5</b><b>6</b></div>
  <div data-off><input class="F f" disabled><input type="hidden"></div>
  <div class="g h 10 文 i j"><ul><li><ul><li>7</li></ul></li></ul><table><tr><td>8</td></tr></table></div>
  <svg class="d"><g class="b"></g></svg><textarea dir="auto"></textarea><dialog>9</dialog><p hidden>10</p>
`;

/** A window's original function: the environment replaces that of the window of the test only. */
function originalComputedStyle() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  return frame.contentWindow!.getComputedStyle as typeof getComputedStyle;
}
const declarationsOf = (style: CSSStyleDeclaration) =>
  Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)}`);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the computed style of an element', () => {
  it('is the one that jsdom computes, before and after changes', () => {
    document.head.innerHTML = `<style>${SHEET}</style>`;
    document.body.innerHTML = BODY;
    const original = originalComputedStyle();
    const expectSame = () => {
      const elements = [...document.querySelectorAll('*')];
      expect(elements.length).toBeGreaterThan(30);
      for (const element of elements)
        expect([element.outerHTML, ...declarationsOf(getComputedStyle(element))]).toEqual([
          element.outerHTML,
          ...declarationsOf(original(element)),
        ]);
    };
    expectSame();
    document.querySelector('.a')?.classList.remove('a');
    expectSame();
    document.querySelector<HTMLElement>('.d')!.style.visibility = 'hidden';
    expectSame();
    document.head.innerHTML = '<style>.b, li { display: none; pointer-events: none; }</style>';
    expectSame();
    document.body.append(document.querySelector('.e')!);
    expectSame();
  });

  it('shows what style sheets hide', () => {
    document.head.innerHTML = `<style>${SHEET}</style>`;
    document.body.innerHTML = BODY;
    expect(getComputedStyle(document.querySelector('.b')!).visibility).toBe('hidden');
    expect(getComputedStyle(document.querySelector('.d b:last-child')!).pointerEvents).toBe('none');
    expect(getComputedStyle(document.querySelector('[data-off]')!).display).toBe('none');
  });

  it('of an element outside the document follows each change', () => {
    const element = document.createElement('p');
    expect(getComputedStyle(element).display).toBe('block');
    document.body.append(element);
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
  });
});

describe('the labels of a control', () => {
  const labelsOf = (id: string) =>
    [...((document.getElementById(id) as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);

  it('are those around it and those with its id, in the order of the document', () => {
    document.body.innerHTML =
      '<label for="a">1</label><label>2<input id="a"><input id="b"></label><label for="b">3</label>' +
      '<label for="">4<input id="c"></label><label for="none">5</label>';
    expect(labelsOf('a')).toEqual(['1', '2']);
    expect(labelsOf('b')).toEqual(['3']);
    expect(labelsOf('c')).toEqual([]);
  });

  it('belong to the first element with the id, which may be none that has labels', () => {
    document.body.innerHTML = '<p id="a"></p><label for="a">1</label><input id="a" class="second">';
    expect(document.querySelector<HTMLInputElement>('.second')?.labels).toHaveLength(0);
  });

  it('follow each change', () => {
    document.body.innerHTML = '<label for="a">1</label><input id="a"><input id="b">';
    expect(labelsOf('a')).toEqual(['1']);
    document.querySelector('label')?.setAttribute('for', 'b');
    expect(labelsOf('a')).toEqual([]);
    expect(labelsOf('b')).toEqual(['1']);
    (document.getElementById('b') as HTMLInputElement).type = 'hidden';
    expect((document.getElementById('b') as HTMLInputElement).labels).toBeNull();
  });
});
