import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Modal } from '@ofgc/shared/design/feedback/Modal/Modal.tsx';
import { closeMessage, messageState, messageText, messageTitle } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

/** Closing a message with this title also calls the parent's `onClosed` (docs/requirements.md#interface-state). */
const okTitle = '¡OK!';

/** A message over the page; closing it clears its text. */
export function MessageModal({ onClosed }: { onClosed?: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const title = useAtomValue(messageTitle);
  const close = useSetAtom(closeMessage);
  const closeAndNotify = () => {
    close();
    if (title === okTitle) onClosed?.();
  };
  return (
    <Modal
      isOpen={useAtomValue(messageState)}
      onClose={closeAndNotify}
      title={title}
      kind={title === t('newsletter.errorTitle') ? 'error' : 'plain'}
    >
      <Html html={useAtomValue(messageText)} />
    </Modal>
  );
}
