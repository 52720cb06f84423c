import type { ComponentProps } from 'react'
import { isComposing } from '../composing.ts'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown'> & {
  onSubmit: () => void
  /** Escape, but not the one that ends a composition. */
  onEscape?: () => void
}

/**
 * A form whose answers are sent by script. It says itself what is wrong with them, and the Enter that ends a composition does
 * not submit it. In a textarea that Enter is left alone: it makes a line there.
 */
export function Form({ onSubmit, onEscape, ...rest }: Props) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (!isComposing(event)) {
          if (event.key === 'Escape') onEscape?.()
        } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    />
  )
}
