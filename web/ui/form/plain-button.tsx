import type { ComponentProps } from 'react';
import { AppLink } from '../interaction/app-link.tsx';
import classes from './plain-button.module.css';

type Look = {
  /** As Mantine names them; `filled` where none is given. */
  variant?: 'filled' | 'light' | 'white' | 'default';
};

/**
 * A button as plain HTML in the theme's colours. For what comes with the first load or many times on a page, where
 * Mantine's costs a tenth of the page's rendering and 4 KB; elsewhere Mantine's own.
 */
export function PlainButton({ variant = 'filled', className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} {...look(variant, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'filled',
  className,
  ...rest
}: Look & ComponentProps<typeof AppLink>) {
  return <AppLink {...rest} {...look(variant, className)} />;
}

/** A square button with nothing but an icon; its words are its `aria-label`. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" {...rest} {...look('subtle', `${classes.icon} ${className ?? ''}`)} />;
}

const look = (variant: string, className = '') => ({
  className: `mantine-active mantine-focus-auto ${classes.button} ${className}`,
  'data-variant': variant,
});
