/** The calls of the specification (shell spec §7, business spec §7). A path that ends with `/` is a prefix. */
const SPECIFIED: readonly string[] = [
  ...['login', 'smslogin', 'choosetenant', 'tenantlist', 'refreshtoken'].map((name) => `/api/auth/${name}`),
  ...[
    'rolepermission/account/getaccountinfo',
    'rolepermission/globalconfig/getglobalconfigbytype',
    'rolepermission/globalconfig/batchupdate',
    'rolepermission/orgInst/list',
    'account/account/changepwd',
    'protocol/uiprotocol/getnativefunctions',
    'protocol/uiprotocol/getwebuiscripts',
    'protocol/uiprotocol/getprotocolbypagecode',
    'protocol/uiprotocol/getprotocolfragments',
    'protocol/uiprotocol/getwidgets',
    'protocol/pagenavigation/getwebmenudata',
    'protocol/pagenavigation/getpagebykey',
    'protocol/language/gets',
    'protocol/file/download',
    'offline/generateid',
    'auth/servtoken',
    'ms-biz/workreport/gettempletset',
    'ms-biz/workreport/settempletset',
    'dy-biz/',
    'dy-biz-imexport/biz/imexport/impExcel',
    'dy-biz-imexport/biz/imexport/expExcel',
    'queue/impexp/impStatus',
    'queue/impexp/expStatus',
    'queue/impexp/cancel',
    'report/biengine/report',
    'report/drill',
    'report/initparam',
    'report/getdims',
    'report/asyncexportexcel',
    'workflow/flow/getmyprocesslist',
  ].map((path) => `/api/teapi/${path}`),
];

/**
 * Whether the specification lists this call. Other calls are extensions (mock/README.md lists them): a platform without
 * them answers 404, and the feature is then not provided.
 */
export const isSpecified = (path: string): boolean =>
  SPECIFIED.some((specified) => (specified.endsWith('/') ? path.startsWith(specified) : path === specified));
