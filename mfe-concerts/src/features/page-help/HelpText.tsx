import { TelephoneLink } from '@ofgc/shared/design/navigation/TelephoneLink/TelephoneLink.tsx';
import { RichMessage } from '@ofgc/shared/design/text/RichMessage/RichMessage.tsx';

/** The contact and its hours. @param text its telephone numbers in `<tel>…</tel>` become `tel:` links */
export function HelpText({ text }: { text: string }) {
  return (
    <p>
      <RichMessage text={text} elements={{ tel: <TelephoneLink /> }} />
    </p>
  );
}
