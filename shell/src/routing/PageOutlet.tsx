import { Outlet } from 'react-router';
import { DocumentHead } from './DocumentHead.tsx';

export function PageOutlet() {
  return (
    <>
      <DocumentHead />
      <Outlet />
    </>
  );
}
