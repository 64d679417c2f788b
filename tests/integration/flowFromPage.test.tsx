import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PageView } from '@/engine';
import { moreControls } from '@/engine/controls/moreControls';
import { createFakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { addControls } from '@/engine/loadParts';
import { destinationOfPage } from '@/routes/destination';
import { findText } from '../../mock/domain/languages/records';
import { findPage } from '../../mock/domain/protocols';
import { valuesIn } from '../../sub-apps/workflow/src/screens/flow-start/startInput';

addControls(moreControls);

const CUSTOMER = { customername: '百联超市', phone: '021-5550001' };

/** The names of the fields of a form page. */
function fieldsOf(code: string): readonly unknown[] {
  const { protocol } = findPage(code) as { protocol: { controls: { name: string; textfield?: string }[] } };
  return protocol.controls.flatMap(({ name, textfield }) => [name, textfield]);
}

it('the page of a customer starts the application for a discount, which is filled with the customer', async () => {
  const host = createFakeHost({
    t: (key) => findText(key)?.[0] ?? key,
    call: ({ api }) => Promise.resolve(api === 'customerget' ? CUSTOMER : { rows: [] }),
  });
  const { protocol } = findPage('customer-form') ?? {};
  render(
    <PageView
      pageCode="customer-form"
      protocol={protocol}
      host={host}
      status={PAGE_STATUS.view}
      linkParam={{ customerid: 'c-1' }}
      chrome="dialog"
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: '申请折扣' }));
  await waitFor(() => expect(host.log.opened).toHaveLength(1));
  const [request] = host.log.opened;
  if (!request) throw new Error('Nothing was opened');
  expect(request.mode).toBe('tab');
  const { path } = destinationOfPage(request);
  const [route, query] = path.split('?');
  const given = new URLSearchParams(query);
  expect([route, given.get('flowcode')]).toEqual(['/flow', 'discount']);
  const values = valuesIn(given.get('values'));
  expect(values).toEqual({ customer: 'c-1', customername: '百联超市' });
  expect(fieldsOf('flow-discount')).toEqual(expect.arrayContaining(Object.keys(values ?? {})));
});
