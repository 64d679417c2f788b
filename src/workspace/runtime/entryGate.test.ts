import { entryGate } from './entryGate';

describe('opening an address of the workspace', () => {
  it('leads to the sign-in screen when nobody is signed in', () => {
    expect(entryGate(false, false, '/page?pagecode=a')).toBe('/login');
  });

  it('loads the data first after a reload, and comes back to the address', () => {
    expect(entryGate(true, false, '/page?pagecode=a')).toBe('/loading?redirect=%2Fpage%3Fpagecode%3Da');
    expect(entryGate(true, false, '/')).toBe('/loading');
  });

  it('opens when everything is there', () => {
    expect(entryGate(true, true, '/page')).toBeNull();
  });
});
