/* global registerComponent */
// 便笺卡片：一个标题、一段文字，按语气着色。
const GROUNDS = {
  info: 'var(--color-info-weak)',
  warning: 'var(--color-warning-weak)',
  success: 'var(--color-success-weak)',
};

registerComponent('note-card', {
  title: '便笺卡片',
  properties: {
    heading: { type: 'text', value: '便笺' },
    text: { type: 'text', value: '' },
    tone: { type: 'text', value: 'info' },
    lines: { type: 'list', value: [] },
  },
  render({ heading, text, tone, lines }) {
    return {
      tag: 'section',
      style: { padding: '10px 12px', borderRadius: '6px', background: GROUNDS[tone] || GROUNDS.info },
      children: [
        { tag: 'h2', text: heading },
        { tag: 'p', text: text || '—' },
        lines.length > 0 && {
          tag: 'ul',
          style: { paddingInlineStart: '20px' },
          children: lines.map((line) => ({ tag: 'li', text: String(line) })),
        },
      ],
    };
  },
});
