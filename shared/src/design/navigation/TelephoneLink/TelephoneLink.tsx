import { dial } from '../../feedback/ContactHelp/dial.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';

/** A telephone number as a link, and thereby on one line where its column is wide enough. @param children the number, formatted for reading */
export function TelephoneLink({ children = '' }: { children?: string }) {
  return <SiteLink to={dial(children)}>{children}</SiteLink>;
}
