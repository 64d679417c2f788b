import { cleanHtml, positionOf, readDocument, writeDocument } from './documentText';

const again = (html: string) => writeDocument(readDocument(html));

it.each([
  '<h1>一</h1><h2>二</h2><h6>六</h6><p>正文</p>',
  '<p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><code>码</code></p>',
  '<ul><li><p>甲</p></li><li><p>乙</p><ol><li><p>丙</p></li></ol></li></ul>',
  '<blockquote><p>引<br>用</p></blockquote>',
  '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">官网</a></p>',
])('keeps what it can edit: %s', (html) => {
  expect(again(html)).toBe(html);
});

it.each([
  '<p>前</p><table><tbody><tr><td colspan="2">格</td></tr></tbody></table><p>后</p>',
  '<p>图<img src="https://example.com/a.png" alt="门头">后</p>',
])('keeps whole what it cannot edit: %s', (html) => {
  expect(again(html)).toBe(html);
});

it.each(['', '<p></p>', '<p> <br></p><ul><li></li></ul>', '<script>alert(1)</script>'])(
  'has no value without words or pictures: %p',
  (html) => {
    expect(again(html)).toBeUndefined();
  },
);

describe.each([
  ['shown', cleanHtml],
  ['read and written', (html: string) => again(html) ?? ''],
])('hostile text that is %s', (_, pass) => {
  it.each([
    '<script>alert(1)</script>好',
    '<img src="x" onerror="alert(1)">好',
    '<p onclick="alert(1)" style="background:url(javascript:alert(1))">好</p>',
    '<a href="javascript:alert(1)">好</a>',
    '<a href=" java\nscript:alert(1)">好</a>',
    '<a href="data:text/html,<script>alert(1)</script>">好</a>',
    '<a href="vbscript:x">好</a>',
    '<style>body{display:none}</style>好',
    '<iframe src="https://example.com" srcdoc="<script>alert(1)</script>"></iframe>好',
    '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>好',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>好',
    '<img src="data:text/html;base64,PHNjcmlwdD4=">好',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">好',
    '<form action="https://example.com"><input name="password" autofocus onfocus="alert(1)"><button>ok</button></form>好',
    '<object data="https://example.com"></object><embed src="https://example.com">好',
    '<table><tr><td onmouseover="alert(1)" style="position:fixed"><iframe src="https://example.com"></iframe>好</td></tr></table>',
    '<p id="__next" class="ant-modal" name="x" data-x="1" tabindex="0">好</p>',
  ])('loses all that could run or disguise: %s', (html) => {
    const result = pass(html);
    expect(result).toContain('好');
    expect(result).not.toMatch(
      /<(?:script|style|iframe|svg|math|form|input|button|object|embed)|\son\w+=|javascript:|vbscript:|data:|style=|class=|\sid=|srcdoc|autofocus|tabindex/i,
    );
  });
});

it('finds the place of a character that was pressed at rest', () => {
  const root = readDocument('<h1>标题</h1><p>正<strong>文</strong>好</p>');
  const at = (character: number) => {
    const { parent, parentOffset } = root.resolve(positionOf(root, character));
    return `${parent.textContent.slice(0, parentOffset)}|${parent.textContent.slice(parentOffset)}`;
  };
  expect([0, 1, 2, 3, 4].map(at)).toEqual(['|标题', '标|题', '标题|', '正|文好', '正文|好']);
});
