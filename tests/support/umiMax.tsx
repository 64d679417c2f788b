// Umi's own modules exist only after its build. Tests that need more of it replace this with jest.mock.
export const history = { push: jest.fn(), replace: jest.fn(), back: jest.fn(), listen: jest.fn(() => () => undefined) };
export const useLocation = jest.fn(() => ({ pathname: '/', search: '', hash: '' }));
export const useModel = jest.fn(() => ({ initialState: undefined }));
export const useAccess = jest.fn(() => ({ canUse: () => true }));
export const Outlet = () => null;
