import { pageContext } from '@ofgc/shared/contract';
import { localisedPath } from '@ofgc/shared/i18n';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { guestAnchor } from '../components/guests-of-season.ts';

/** Search and concerts name artists by an address of their own; until they have a page it leads to the season's guests. */
export function loader({ context, params: { id } }: LoaderFunctionArgs): never {
  const { locale } = context.get(pageContext);
  throw redirect(localisedPath(`/explora#${id ? guestAnchor(Number(id)) : 'invitados'}`, locale), 302);
}
