import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../brand/Icon/Icon.tsx';
import styles from './Modal.module.css';

interface ModalProps {
  isOpen: boolean;
  /** Called by the cross, Escape and, in browsers that support it, a click on the backdrop: set `isOpen` to false. That itself does not call it. */
  onClose: () => void;
  title: ReactNode;
  kind?: 'plain' | 'error';
  children: ReactNode;
}

/**
 * A dialog over the page, at most 1080 px wide. The browser makes the background inert and returns the focus.
 * Its content is rendered only while it is open.
 */
export function Modal({ isOpen, onClose, title, kind = 'plain', children }: ModalProps) {
  const { t } = useTranslation('shared');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  const closed = () => {
    if (isOpen) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-kind={kind}
      aria-labelledby={titleId}
      onClose={closed}
      closedby="any"
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {children}
          <button
            className={styles.close}
            type="button"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </div>
      )}
    </dialog>
  );
}
