import '@mantine/core/styles/Loader.css';
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './submit-button.module.css';
import { useHydrated } from '../interaction/use-hydrated.ts';

type Props = ButtonProps & Pick<ComponentProps<'button'>, 'onClick' | 'form' | 'aria-describedby'>;

/** The button that sends a form; shows that it is on its way, and takes no second press meanwhile. */
export function SubmitButton({ size = 'lg', ...props }: Props) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size={size}
      fullWidth
      {...props}
      className={hydrated ? undefined : classes.waiting}
      disabled={!hydrated || props.disabled}
    />
  );
}
