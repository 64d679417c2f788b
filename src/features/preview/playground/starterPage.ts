/** The initial text of the editor: a small form in the person's language. */
export function starterPage(t: (key: string) => string): string {
  const page = {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: t('preview.starter.title'), columns: 2 },
    controls: [
      { type: 'text', name: 'customer', title: t('preview.starter.customer'), required: 1 },
      { type: 'number', name: 'qty', title: t('preview.starter.qty'), value: 2, min: 1 },
      { type: 'money', name: 'price', title: t('preview.starter.price'), value: 12.5 },
      { type: 'label', name: 'amount', title: t('preview.starter.amount'), format: 'money', value: '=mul(qty, price)' },
    ],
  };
  return JSON.stringify(page, null, 2);
}
