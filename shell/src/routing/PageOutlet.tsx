import { Outlet } from 'react-router';
import { DocumentHead } from './DocumentHead.tsx';

/** A page inside the frame, with what the document’s head says of it. */
export function PageOutlet() {
  return (
    <>
      <DocumentHead />
      <Outlet />
    </>
  );
}
