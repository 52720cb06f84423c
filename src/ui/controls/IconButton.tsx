import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type Props = Omit<ButtonProps, 'children' | 'aria-label' | 'isIconOnly' | 'end' | 'isBlock'> & {
  label: string
  icon: ReactNode
}

/** A button of one icon. Its name is spoken and shown when the pointer rests on it. */
export function IconButton({ label, look = 'quiet', reasonAt = 'hidden', ...rest }: Props) {
  return <Button {...rest} look={look} reasonAt={reasonAt} isIconOnly aria-label={label} title={label} />
}
