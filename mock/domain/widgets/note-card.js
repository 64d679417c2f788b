/* global registerComponent */
// 便笺卡片：一个标题和一段文字。
registerComponent('note-card', {
  title: '便笺卡片',
  properties: {
    heading: { type: 'text', value: '便笺' },
    text: { type: 'text', value: '' },
  },
  render({ heading, text }) {
    return {
      tag: 'section',
      children: [
        { tag: 'h4', text: heading },
        { tag: 'p', text: text || '（空）' },
      ],
    };
  },
});
