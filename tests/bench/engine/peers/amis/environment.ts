/** What amis asks of the application around it: here, nothing happens. */
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
