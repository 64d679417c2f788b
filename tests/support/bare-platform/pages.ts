/** Page protocols of the bare platform's tenant; every text is literal, so that no language record is needed. */
const page = (type: number, title: string, parts: object) => ({
  ...parts,
  pageinfo: { title, type },
  protocolversion: '1.0.0',
});

const saveAndClose = {
  type: 'button',
  name: 'save',
  title: '保存',
  look: 'primary',
  onclicked: {
    steps: [
      { id: 'saved', do: 'submit', api: 'inspectionsave', idfield: 'inspectionid' },
      { do: 'message', text: '保存成功', kind: 'success' },
      { do: 'close', result: '=saved' },
    ],
  },
};

const inspectionList = page(100, '巡店记录', {
  toolbar: [
    {
      type: 'button',
      name: 'create',
      title: '新建巡店',
      look: 'primary',
      onclicked: {
        steps: [
          { id: 'opened', do: 'openpage', pagecode: 'inspection-form', mode: 'dialog', status: 1, title: '新建巡店' },
          { do: 'reload', target: 'inspections', when: '=!isempty(opened)' },
        ],
      },
    },
  ],
  controls: [
    {
      type: 'table',
      name: 'inspections',
      title: '巡店记录',
      rowkey: 'inspectionid',
      source: { api: 'inspectionquery' },
      columns: [
        { name: 'shop', title: '门店', main: 1 },
        { name: 'score', title: '得分', main: 1, format: 'number' },
      ],
    },
  ],
});

const inspectionForm = page(200, '巡店', {
  toolbar: [saveAndClose],
  controls: [
    { type: 'text', name: 'shop', title: '门店', required: 1 },
    {
      type: 'select',
      name: 'score',
      title: '得分',
      options: [
        { text: '优秀', key: '5', status: 1 },
        { status: 1, text: '合格', key: '3' },
      ],
    },
  ],
});

const shopForm = page(200, '门店资料', {
  onload: {
    steps: [
      { id: 'shop', do: 'call', api: 'shopget' },
      { do: 'fill', values: '=shop' },
    ],
  },
  toolbar: [
    {
      type: 'button',
      name: 'save',
      title: '保存资料',
      look: 'primary',
      onclicked: {
        steps: [
          { do: 'submit', api: 'shopsave' },
          { do: 'message', text: '资料已保存', kind: 'success' },
        ],
      },
    },
  ],
  controls: [{ type: 'text', name: 'shopname', title: '门店名称', required: 1 }],
});

/** By page code. One comes as JSON text, because the specification does not say which it is. */
export const PAGES: Readonly<Record<string, { pagetype: number | string; protocol: unknown }>> = {
  'inspection-list': { pagetype: '100', protocol: inspectionList },
  'inspection-form': { pagetype: 200, protocol: JSON.stringify(inspectionForm) },
  'shop-form': { pagetype: '200', protocol: shopForm },
};
