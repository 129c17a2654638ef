import { dial } from '@ofgc/shared/design/feedback/ContactHelp/dial.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';

/** The contact and its hours. @param text its telephone numbers in `<tel>…</tel>` become `tel:` links */
export function HelpText({ text }: { text: string }) {
  return (
    <p>
      <RichMessage text={text} elements={{ tel: <Telephone /> }} />
    </p>
  );
}

function Telephone({ children = '' }: { children?: string }) {
  return <SiteLink to={dial(children)}>{children}</SiteLink>;
}
