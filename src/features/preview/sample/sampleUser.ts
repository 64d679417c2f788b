/** The user of a preview page, by the wire names of the user record (shell spec §3). */
export const sampleUser: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['accountcode', 'preview'],
  ['userinfoname', '王芳'],
  ['userinfoid', 'u-1'],
  ['tenantname', '示例企业'],
  ['tenantcode', 'sample'],
  ['orgname', '华东大区'],
  ['orgcode', 'r1'],
  ['positionid', 'p-1'],
  ['positionname', '销售代表'],
  ['orgstructtypeid', '1'],
]);
