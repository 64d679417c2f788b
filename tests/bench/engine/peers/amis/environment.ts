/** The host functions that amis requires, as no-ops. */
export const environment = {
  theme: 'cxd',
  fetcher: () => Promise.resolve({ data: { status: 0, msg: '', data: {} }, ok: true, status: 200 }),
  isCancel: () => false,
  copy: () => undefined,
  notify: () => undefined,
  alert: () => undefined,
  confirm: () => Promise.resolve(true),
  jumpTo: () => undefined,
  updateLocation: () => undefined,
};
