/** The calls of the specification (shell spec §7, business spec §7). A path that ends with `/` stands for all below it. */
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
 * Whether every platform answers this call. The others are this product's own; mock/README.md lists them. A platform
 * that does not know one of them answers 404, and the feature that needs it is not provided there.
 */
export const isSpecified = (path: string): boolean =>
  SPECIFIED.some((specified) => (specified.endsWith('/') ? path.startsWith(specified) : path === specified));
