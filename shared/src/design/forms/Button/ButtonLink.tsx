import { SiteLink, type SiteLinkProps } from '../../navigation/SiteLink/SiteLink.tsx';
import { buttonAttributes, type ButtonLook } from './button-class.ts';

type ButtonLinkProps = ButtonLook & Omit<SiteLinkProps, 'className'>;

/** A link, inside or outside the site, that looks like a button. */
export function ButtonLink({ kind, size, className, ...rest }: ButtonLinkProps) {
  return <SiteLink {...rest} {...buttonAttributes({ kind, size, className })} />;
}
