import { Outlet } from 'react-router';
import { PageHead } from './PageHead.tsx';

export function PageOutlet() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  );
}
