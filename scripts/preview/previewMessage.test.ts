import { CAPSULE_KIND } from '../../src/workspace/support/capsule/capsule';
import { previewMessage } from './previewMessage';

const sent = (content: unknown) =>
  JSON.parse(previewMessage('/x/order.json', JSON.stringify(content)).message) as unknown;

it('a page is sent under the name of its file', () => {
  const page = { protocolversion: '1.0.0', pageinfo: {}, controls: [] };
  expect(sent(page)).toEqual({ type: 'protocol', pagecode: 'order', protocol: JSON.stringify(page) });
});

it('a report of a page is sent as a report, and as nothing else', () => {
  const capsule = { kind: CAPSULE_KIND, version: 1, calls: [] };
  expect(sent(capsule)).toEqual({ type: 'capsule', capsule });
});
