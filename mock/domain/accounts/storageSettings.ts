/** The kinds of file storage, by retention time (shell spec §3). */
const KINDS = ['storage', 'storage-1d', 'storage-1y', 'storage-3m'] as const;

const PROVIDERS: Readonly<Record<string, { provider: string; storageendpoint: string; region: string }>> = {
  hd: { provider: 'awss3', storageendpoint: 'http://localhost:4568', region: 'cn-east-1' },
  nf: { provider: 'aliyun', storageendpoint: 'http://localhost:4569', region: 'oss-cn-shenzhen' },
};

/** The file storage of a tenant; empty for a tenant without storage. */
export function storageSettings(tenantCode: string) {
  const provider = PROVIDERS[tenantCode];
  if (!provider) return {};
  const entries = KINDS.map((kind) => {
    const storagebucket = `${tenantCode}-${kind}`;
    return [kind, { ...provider, storagebucket, storageurl: `${provider.storageendpoint}/${storagebucket}` }] as const;
  });
  return Object.fromEntries(entries);
}
