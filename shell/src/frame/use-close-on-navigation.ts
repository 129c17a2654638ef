import { closeEverything } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Menu, search and modals close as soon as the visitor goes elsewhere, so that the progress bar is in view. */
export function useCloseOnNavigation(): void {
  const close = useSetAtom(closeEverything);
  const { key } = useLocation();
  const navigation = useNavigation();
  const target = navigation.location?.key ?? key;
  const shown = useRef(target);
  useEffect(() => {
    if (shown.current === target) return;
    shown.current = target;
    close();
  }, [close, target]);
}
