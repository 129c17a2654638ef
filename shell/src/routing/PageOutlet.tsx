import { Outlet } from 'react-router';
import { DocumentHead } from './DocumentHead.tsx';

/** A page inside the frame, with its metadata for the document’s head. */
export function PageOutlet() {
  return (
    <>
      <DocumentHead />
      <Outlet />
    </>
  );
}
