import { Outlet } from '@umijs/max';

export default function Page() {
  return <Outlet />;
}
