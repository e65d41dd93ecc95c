import { cloneElement, type ReactElement, type ReactNode } from 'react';

interface LinkProps {
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  'data-state'?: string | undefined;
}

/** An empty link of whatever router the page uses, e.g. `<Link to="/slots" />` or `<a href="/slots" />`. */
// biome-ignore lint/suspicious/noExplicitAny: a JSX expression has `any` props; only LinkProps are ever added to them.
export type LinkElement = ReactElement<any>;

/** Gives a router's link our looks and content, so that components need not know the router. */
export function dressLink(link: LinkElement, props: LinkProps): ReactElement {
  const { children, className, ...rest } = props;
  const own: unknown = link.props.className;
  const joined = [className, typeof own === 'string' ? own : ''].filter(Boolean).join(' ');
  return cloneElement(link, { ...rest, className: joined }, children);
}
