import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const say = (text: string) => ({ steps: [{ do: 'message', text }] });
const host = () =>
  createFakeHost({
    call: () =>
      Promise.resolve({
        items: [
          { id: 1, name: '百联', state: 1 },
          { id: 2, name: '家乐福', state: 2 },
        ],
        __itemcount: 2,
      }),
  });
const options = [
  { key: 1, text: '营业', tone: 'success' },
  { key: 2, text: '停业' },
];

it('a tag column of a table runs its onclicked for the row', async () => {
  const { host: world } = showControls(
    [
      {
        type: 'table',
        name: 'shops',
        source: { api: 'q' },
        columns: [
          { name: 'name', title: '名称' },
          { name: 'state', title: '状态', format: 'tag', options, onclicked: say('=row.name') },
        ],
      },
    ],
    { host: host() },
  );
  await userEvent.click(await screen.findByRole('button', { name: '停业' }));
  expect(world.log.messages).toEqual([['info', '家乐福']]);
});

it('a field of a list’s cards runs its onclicked for the row, and not that of the card', async () => {
  const fields = [
    { name: 'state', title: '状态', format: 'tag', options, onclicked: say("=concat('state ', row.name)") },
  ];
  const { host: world } = showControls(
    [{ type: 'list', name: 'shops', source: { api: 'q' }, titlefield: 'name', fields, onclicked: say('card') }],
    { host: host() },
  );
  await userEvent.click(await screen.findByRole('button', { name: '营业' }));
  expect(world.log.messages).toEqual([['info', 'state 百联']]);
});

it('a row action is disabled on rows where it is read-only', async () => {
  const rowactions = [
    { type: 'button', name: 'close', title: '停用', readonly: '=row.state == 2', onclicked: say('closed') },
  ];
  showControls(
    [{ type: 'table', name: 'shops', source: { api: 'q' }, columns: [{ name: 'name', title: '名称' }], rowactions }],
    { host: host() },
  );
  expect(await screen.findByRole('button', { name: '停用 百联' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '停用 家乐福' })).toBeDisabled();
});

it('triggers that a row action never has are reported', async () => {
  const { readProtocol } = await import('../../protocol/readProtocol');
  const rowactions = [{ type: 'button', name: 'close', title: '停用', onload: say('x'), onclicked: say('closed') }];
  const result = readProtocol({
    protocolversion: '1.1.0',
    pageinfo: { type: 200 },
    controls: [
      { type: 'table', name: 'shops', source: { api: 'q' }, columns: [{ name: 'name', title: '名称' }], rowactions },
    ],
  });
  expect('protocol' in result && result.protocol.issues).toEqual([
    expect.objectContaining({ code: 'unsupported-trigger', path: 'controls[0].rowactions[0].onload' }),
  ]);
});
