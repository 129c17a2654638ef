import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { Modal } from '@ofgc/shared/design/feedback/Modal/Modal.tsx';
import { closeModal, modalEvent, modalState } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../composition/slots/PartBoundary.tsx';
import { retryingLazy } from '../loading/retrying-lazy.ts';

// Few visits need posters and prices: their code is loaded with the first quick view.
const QuickView = retryingLazy(async () => {
  const module = await import(/* webpackChunkName: "frame.quick-view" */ './QuickView.tsx');
  return module.QuickView;
});

/** The quick view of a concert, opened by `openModal` of the shared state from any remote. */
export function QuickViewModal() {
  const { t } = useTranslation('shell');
  const event = useAtomValue(modalEvent);
  const isOpen = useAtomValue(modalState);
  const close = useSetAtom(closeModal);
  return (
    <Modal isOpen={isOpen} onClose={close} title={event && <span lang={event.lang}>{event.title}</span>}>
      {event && (
        <PartBoundary
          part="shell.quick-view"
          instead={<ArrowLink to={eventPath(event)}>{t('event.details')}</ArrowLink>}
        >
          <Suspense>
            <QuickView key={event.id} event={event} />
          </Suspense>
        </PartBoundary>
      )}
    </Modal>
  );
}
