/* global registerComponent */
// 步进器：用两个按钮或直接输入来调整数量。
const WORDS = {
  en: { less: 'One less', more: 'One more', size: 'Quantity' },
  'zh-TW': { less: '減少一個', more: '增加一個', size: '數量' },
  'zh-CN': { less: '减少一个', more: '增加一个', size: '数量' },
};

registerComponent('size-stepper', {
  title: '步进器',
  properties: {
    least: { type: 'number', value: 0 },
    most: { type: 'number', value: 10 },
    unit: { type: 'text', value: '' },
  },
  render({ least, most, unit }, { value, setValue, readonly, language }) {
    const words = WORDS[language] || WORDS['zh-CN'];
    const size = typeof value === 'number' ? value : undefined;
    const choose = (next) => setValue(Math.min(most, Math.max(least, next)));
    const step = (label, sign, by) => ({
      tag: 'button',
      text: sign,
      attributes: {
        'aria-label': label,
        disabled: readonly || (size !== undefined && (by < 0 ? size <= least : size >= most)),
      },
      style: { width: '32px', padding: '0' },
      on: { click: () => choose((size ?? least) + by) },
    });
    return {
      tag: 'div',
      style: { display: 'flex', alignItems: 'center', gap: '8px' },
      children: [
        step(words.less, '−', -1),
        {
          tag: 'input',
          attributes: { type: 'number', 'aria-label': words.size, value: size ?? '', min: least, max: most, readonly },
          style: { width: '72px', textAlign: 'center' },
          on: { change: (event) => (event.value === '' ? setValue(undefined) : choose(Number(event.value))) },
        },
        step(words.more, '+', 1),
        unit && { tag: 'small', text: unit },
      ],
    };
  },
});
