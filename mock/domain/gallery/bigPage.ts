import type { PageRecord } from '../protocols';

interface BigPage {
  readonly title: string;
  readonly columns: number;
  readonly controls: readonly object[];
  readonly onload?: object;
}

const save = {
  type: 'button',
  name: 'big_save',
  title: '@common.save',
  look: 'primary',
  onclicked: {
    steps: [
      { do: 'submit', api: 'bigsave' },
      { do: 'message', text: '@gallery.big.saved', kind: 'success' },
    ],
  },
};

/** The pages are generated at each start of the platform. */
const madeAt = Date.now();

/** A page for large amounts of controls or rows. Saving succeeds but stores nothing. */
export function bigPage(pageCode: string, { title, columns, controls, onload }: BigPage): PageRecord {
  const pageinfo = { type: 200, title, columns };
  return {
    pageCode,
    pageType: 200,
    updatedAt: madeAt,
    protocol: { protocolversion: '1.1.0', pageinfo, controls, toolbar: [save], ...(onload && { onload }) },
  };
}
