import { act, fireEvent, screen } from '@testing-library/react';
import { portalWith, renderScreen } from './renderScreen';
import { adminTexts } from '../../sub-apps/admin/src/locales/admin';
import type { OrganisationNode } from '../../sub-apps/admin/src/api/organisations';
import OrganisationManager, { texts } from '../../sub-apps/admin/src/screens/organisation-manager/OrganisationManager';
import { withMoved, withVersion } from '../../sub-apps/admin/src/screens/organisation-manager/rules/moves';

export const PATH = '/api/teapi/rolepermission/orgInst';
export const MOVE = `${PATH}/move`;
export const SAVE = `${PATH}/save`;

export const unit = (
  codePath: string,
  name: string,
  children: OrganisationNode[] = [],
  isDisabled = false,
): OrganisationNode => ({
  code: codePath.split('/').at(-1) ?? '',
  codePath,
  name,
  isDisabled,
  version: 1,
  children,
});
export const tree = (more: OrganisationNode[] = []) => [
  unit('hd', '华东公司', [
    unit('hd/area', '华东大区', [
      unit('hd/area/sh', '上海分部', more),
      unit('hd/area/hz', '杭州分部'),
      unit('hd/area/nj', '南京分部'),
    ]),
    unit('hd/office', '综合部', [], true),
  ]),
];
export const toWire = ({ codePath, name, isDisabled, version, children }: OrganisationNode): object => ({
  codepath: codePath,
  orgname: name,
  isdisabled: isDisabled ? 1 : 0,
  version,
  children: children.map(toWire),
});
export const details = (orgcode: string, more: object = {}) => ({
  orgcode,
  orgname: orgcode,
  parentcode: 'area',
  isdisabled: 0,
  childcount: 0,
  positioncount: 0,
  positioncountbelow: 0,
  version: 3,
  updatetime: '2026-01-05 09:00:00',
  updateby: '系统',
  ...more,
});

const RIGHTS = ['create', 'edit', 'delete'].map((action) => `postinstmgr/${action}`);

interface Options {
  rights?: readonly string[];
  /** The units below 上海分部. */
  more?: OrganisationNode[];
  /** What is remembered of the tree on this device. */
  remembered?: unknown;
  /** The answer in the place of the tree. */
  list?: unknown;
}

/** Starts the screen with a server that moves units, and answers the tree as it is then. */
export function start({ rights = RIGHTS, more = [], remembered, list }: Options = {}) {
  let nodes: readonly OrganisationNode[] = tree(more);
  const fake = portalWith(adminTexts, texts);
  if (remembered !== undefined) fake.preferences.set('postinstmgr.tree', remembered);
  fake.nativeFunctions = [
    ...RIGHTS.map((ref) => ({ ref, code: rights.includes(ref) ? '' : 'ORGANISATION_MANAGE' })),
    ...['positionmgr', 'positionmgr/create', 'positionmgr/edit'].map((ref) => ({ ref, code: '' })),
  ];
  fake.answer(`${PATH}/list`, () => list ?? nodes.map(toWire));
  fake.answer(`${PATH}/get`, ({ orgcode }: { orgcode: string }) =>
    details(
      orgcode,
      orgcode === 'hd' ? { childcount: 2 } : orgcode === 'sh' ? { positioncount: 1, positioncountbelow: 1 } : {},
    ),
  );
  fake.answer('/api/teapi/rolepermission/position/list', ({ orgcode }: { orgcode: string }) => ({
    items:
      orgcode === 'sh'
        ? [
            {
              positionid: 'p1',
              positionname: '区域经理',
              orgcode,
              orgname: '上海分部',
              holder: { holderid: 'a', userinfoname: '李娜' },
            },
          ]
        : [],
    itemcount: 1,
  }));
  fake.answer(MOVE, ({ orgcode, parentcode, index, version }: MoveInput) => {
    nodes = withVersion(withMoved(nodes, orgcode, { parentCode: parentcode, index }), orgcode, version + 1);
    return { version: version + 1 };
  });
  fake.answer(SAVE, { version: 4 });
  fake.answer(`${PATH}/delete`, { deleted: 1 });
  return { fake, ...renderScreen(OrganisationManager, fake, '/postinstmgr') };
}
interface MoveInput {
  orgcode: string;
  parentcode: string;
  index: number;
  version: number;
}
export type Started = ReturnType<typeof start>;
export const lastInput = ({ fake }: Pick<Started, 'fake'>, path: string) => fake.callsOf(path).at(-1)?.input;

/** The texts of the visible rows. */
export const rows = () => screen.queryAllByRole('treeitem').map((row) => row.textContent);
export const row = async (name: string) => (await screen.findByTitle(name)).closest('[role=treeitem]') as HTMLElement;
export async function select({ user }: Started, name: string) {
  await user.click(await screen.findByTitle(name));
  return screen.findByText(name, { selector: 'h2' });
}
export const focusTree = () => act(() => document.querySelector<HTMLInputElement>('.ant-tree input')?.focus());

export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...more });
