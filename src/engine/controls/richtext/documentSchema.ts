import { Schema } from 'prosemirror-model';
import type { DOMOutputSpec, MarkSpec, Node, NodeSpec } from 'prosemirror-model';
import { sanitize } from '../shared/sanitize';

const LEVELS = [1, 2, 3, 4, 5, 6];

/** What the editor has no means for, it keeps whole: a press of a key next to it must not lose it. */
function kept(tag: string, spec: NodeSpec): NodeSpec {
  const toDOM = (node: Node): DOMOutputSpec => sanitize(String(node.attrs.html)).firstElementChild ?? ['span'];
  return {
    ...spec,
    atom: true,
    attrs: { html: {} },
    parseDOM: [{ tag, getAttrs: (element) => ({ html: element.outerHTML }) }],
    toDOM,
  };
}

const block = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  group: 'block',
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((each) => ({ tag: each })),
  toDOM: () => [tag, 0],
});

/** What an edited text consists of; anything else is left out when it is read or pasted. */
export const documentSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*'),
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 1 } },
      parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: (node) => [`h${String(node.attrs.level)}`, 0],
    },
    blockquote: block('blockquote', 'block+', { defining: true }),
    bulletList: block('ul', 'listItem+'),
    orderedList: block('ol', 'listItem+'),
    listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    keptBlock: kept('table, figure, pre, hr, dl', { group: 'block' }),
    keptInline: kept('img', { group: 'inline', inline: true }),
    hardBreak: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
      toDOM: (link) => ['a', { href: String(link.attrs.href) }, 0],
    },
    bold: mark('strong', 'b'),
    italic: mark('em', 'i'),
    underline: mark('u', 'ins'),
    strike: mark('s', 'del', 'strike'),
    code: mark('code'),
    sub: mark('sub'),
    sup: mark('sup'),
  },
});
