import { Outlet } from 'react-router';
import { PageHead } from './DocumentHead.tsx';

export function PageOutlet() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  );
}
