import { randomUUID } from 'node:crypto';
import { PAGES } from './pages';

/** The input of a call. */
export interface Call {
  body: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string | undefined>;
}

/** An error response of the bare platform. */
export class BareApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const POSITIONS = [
  { orgname: '西城店', rank: '2', positionid: 71, positionname: '店长' },
  { positionname: '督导', positionid: '72', orgname: '北方大区', rank: 1 },
];
const FUNCTION_CODES = ['inspect', 3001];
const TEN_HOURS_MS = 36_000_000;

interface Inspection {
  inspectionid: string;
  shop: unknown;
  score: unknown;
}

/** The state of the platform in one test. */
function createState() {
  const inspections: Inspection[] = [{ inspectionid: '1', shop: '一号店', score: '4' }];
  return { tokens: new Set<string>(), shopName: '西城店', inspections, lastId: 9_000 };
}

/**
 * The handlers of a platform that implements only the specification's tables: shell spec §7 and
 * business spec §7, by method and path. The order of keys differs, there are fields outside the specification, and
 * numbers are texts where the specification allows it.
 */
export function createSpecifiedCalls() {
  const state = createState();

  const newToken = () => {
    const token = randomUUID();
    state.tokens.add(token);
    return token;
  };
  const requireToken = ({ headers }: Call) => {
    if (!state.tokens.has(headers.token ?? '')) throw new BareApiError(401, 'token_invalid');
  };
  const tokens = () => ({
    tokenexpires: String(Date.now() + TEN_HOURS_MS),
    refreshtoken: newToken(),
    token: newToken(),
    scope: 'web',
  });
  const tenants = () => [
    {
      region: 'north',
      productversionlist: [
        { name: '标准版', trial: 0, productcode: 'RETAIL', code: 'std' },
        { productcode: 'RETAIL', code: 'pro', name: '专业版', trial: '1' },
      ],
      accountcode: 'n-1001',
      name: '北方贸易',
      code: 'north',
      storage: { storage: { provider: 'aliyun', storagebucket: 'north', region: 'cn-beijing' } },
    },
  ];
  const signedIn = ({ body }: Call) => {
    if (body.clienttypecode !== '1') throw new BareApiError(400, 'clienttypecode');
    return {
      tenants: tenants(),
      pwdExpireStatus: '1',
      pwdExpireMsg: null,
      orgstructtypeid: 1,
      loginlogid: '77',
      ...tokens(),
    };
  };

  const open: Record<string, (call: Call) => unknown> = {
    'POST /api/auth/login'(call) {
      const { username, password } = call.body;
      if (username !== 'lin.xiao' || password !== 'Secret123') throw new BareApiError(401, 'wrong password');
      return signedIn(call);
    },
    'POST /api/auth/smslogin': signedIn,
    'GET /api/auth/refreshtoken'({ query }) {
      if (!state.tokens.delete(String(query.refreshtoken))) throw new BareApiError(401, 'token_invalid');
      return tokens();
    },
  };

  const guarded: Record<string, (call: Call) => unknown> = {
    'GET /api/auth/tenantlist': () => ({ total: '1', tenants: tenants() }),
    'POST /api/auth/choosetenant'({ body }) {
      if (body.accountcode !== 'n-1001' || body.tenantcode !== 'north' || body.productcode !== 'RETAIL')
        throw new BareApiError(400, 'tenant');
      return newToken();
    },
    'POST /api/teapi/rolepermission/account/getaccountinfo'({ body }) {
      const known = {
        tenantcode: 'north',
        positions: POSITIONS,
        tenantname: '北方贸易',
        orgstructtypeid: '1',
        serverregion: 'n',
      };
      if (!body.positionid) return { ...known, functioncodes: null, positionid: null };
      return {
        ...known,
        nativefunctions: [],
        functioncodes: FUNCTION_CODES,
        positionid: body.positionid,
        token: newToken(),
      };
    },
    'POST /api/teapi/protocol/uiprotocol/getnativefunctions': () => [
      { title: '修改密码', code: 3001, ref: '/passwordmgr' },
      { ref: '/undeal', code: '3001', title: '待办' },
      { code: 3001, ref: '/rolemgr' },
    ],
    'POST /api/teapi/protocol/uiprotocol/getwebuiscripts': () => ['function inspectionTitle() { return "巡店"; }'],
    'POST /api/teapi/protocol/uiprotocol/getwidgets': () => [],
    'POST /api/teapi/protocol/uiprotocol/getprotocolbypagecode'({ body }) {
      const page = PAGES[String(body.pagecode)];
      if (!page) throw new BareApiError(404, 'page');
      return {
        updatetime: '2026-11-01 08:00:00',
        ...page,
        metadata: null,
        status: '1',
        pagecode: body.pagecode,
        author: 'platform',
      };
    },
    'POST /api/teapi/protocol/uiprotocol/getprotocolfragments': () => [],
    'POST /api/teapi/protocol/pagenavigation/getwebmenudata': () => [
      {
        sort: '1',
        dataitems: [
          { pagecode: 'inspection-list', functioncode: 'inspect', title: '巡店记录', id: 11, icon: null, sort: 1 },
          { dataitems: [], title: '门店资料', datacode: 'd12', pagecode: 'shop-form', functioncode: '3001', id: '12' },
          { title: '工资', pagecode: 'salary', functioncode: 'salary', id: 13 },
        ],
        title: '门店',
        id: 1,
      },
      { id: 2, title: '门店页面', pagecode: 'folder:shops', functioncode: null },
    ],
    'POST /api/teapi/protocol/pagenavigation/getpagebykey': ({ body }) =>
      body.folderkey === 'shops'
        ? [
            { pagecode: 'shop-form', sort: 1, title: '资料' },
            { title: '巡店', pagecode: 'inspection-list' },
          ]
        : [],
    'POST /api/teapi/protocol/language/gets': () => [
      { updatetime: '1795000000000', english: 'Shops', chinese: '门店', key: 'shops', tradchinese: null },
    ],
    'GET /api/teapi/offline/generateid': ({ query }) =>
      Array.from({ length: Number(query.num) }, () => (state.lastId += 1)),
    'GET /api/teapi/auth/servtoken': () => ({
      securitytoken: 's',
      accesskeysecret: 's',
      accesskeyid: 'a',
      expiration: String(Date.now() + TEN_HOURS_MS),
    }),
    'POST /api/teapi/account/account/changepwd': () => null,
    'GET /api/teapi/protocol/file/download': () => {
      throw new BareApiError(404, 'file');
    },
    'POST /api/teapi/rolepermission/globalconfig/getglobalconfigbytype': () => [
      { configjson: '{"defpassword":"123456"}', key: 'register', id: 5 },
    ],
    'POST /api/teapi/rolepermission/globalconfig/batchupdate': () => null,
    'POST /api/teapi/rolepermission/orgInst/list': () => [
      { children: null, orgname: '北方大区', codepath: '1', leader: null },
    ],
    'POST /api/teapi/ms-biz/workreport/gettempletset': ({ body }) => ({
      templetid: 8,
      templetcontent: '',
      templettype: body.templettype,
    }),
    'POST /api/teapi/ms-biz/workreport/settempletset': () => null,
    'POST /api/teapi/dy-biz-imexport/biz/imexport/impExcel': () => 501,
    'POST /api/teapi/dy-biz-imexport/biz/imexport/expExcel': () => '502',
    'POST /api/teapi/queue/impexp/impStatus': ({ query }) => ({
      states: [{ finishRate: '100', importstate: 'complete', dynamicid: query.dynamicid }],
      queuesize: '0',
    }),
    'POST /api/teapi/queue/impexp/expStatus': ({ query }) => [
      { exportstate: 'complete', finishRate: 100, dynamicid: query.dynamicid },
    ],
    'POST /api/teapi/queue/impexp/cancel': () => null,
    'POST /api/teapi/report/biengine/report': () => ({ rows: [], itemcount: '0', columns: [] }),
    'POST /api/teapi/report/drill': () => ({ rows: [] }),
    'POST /api/teapi/report/initparam': () => [],
    'POST /api/teapi/report/getdims': () => [{ alias: '门店', elementcode: 'shop', sort: '1' }],
    'POST /api/teapi/report/asyncexportexcel': () => null,
    'POST /api/teapi/workflow/flow/getmyprocesslist': () => ({
      af_itemcount: '1',
      af_items: [
        { applytime: '2026-11-20 09:00:00', title: '请假三天', processid: 61, applicant: '王芳', priority: '2' },
      ],
    }),
    'POST /api/teapi/dy-biz/inspectionquery': () => ({
      __itemcount: String(state.inspections.length),
      tookms: '3',
      items: state.inspections,
    }),
    'POST /api/teapi/dy-biz/inspectionsave'({ body }) {
      if (!body.inspectionid || !body.shop) throw new BareApiError(400, 'inspection');
      state.inspections.push({ inspectionid: String(body.inspectionid), shop: body.shop, score: body.score });
      return { inspectionid: body.inspectionid, version: '1' };
    },
    'POST /api/teapi/dy-biz/shopget': () => ({ version: '3', shopname: state.shopName }),
    'POST /api/teapi/dy-biz/shopsave'({ body }) {
      state.shopName = String(body.shopname);
      return null;
    },
  };

  /** The handler of a call; undefined for an unspecified call. */
  function handlerOf(method: string, path: string): ((call: Call) => unknown) | undefined {
    const key = `${method} ${path}`;
    const guardedHandler = guarded[key];
    if (!guardedHandler) return open[key];
    return (call) => {
      requireToken(call);
      return guardedHandler(call);
    };
  }

  return { handlerOf, listed: [...Object.keys(open), ...Object.keys(guarded)] };
}
