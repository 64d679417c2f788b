// Replaces @umijs/max, whose modules exist only after Umi's build. Tests can extend it with jest.mock.
export const history = { push: jest.fn(), replace: jest.fn(), back: jest.fn(), listen: jest.fn(() => () => undefined) };
export const useLocation = jest.fn(() => ({ pathname: '/', search: '', hash: '' }));
export const useModel = jest.fn(() => ({ initialState: undefined }));
export const useAccess = jest.fn(() => ({ canUse: () => true }));
export const Outlet = () => null;
