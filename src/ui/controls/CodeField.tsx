import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'inputMode' | 'autoComplete' | 'maxLength' | 'value' | 'onText'
> & {
  value: string
  /** Called with the digits alone. */
  onText: (digits: string) => void
  /** Called once all six digits are there. */
  onComplete?: (digits: string) => void
}

const length = 6

/** An input of a code of six digits; browsers offer the one that has just arrived. */
export function CodeField({ value, onText, onComplete, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      // Longer than the code: a pasted one may have a space in the middle.
      maxLength={length + 4}
      value={value}
      onText={(text) => {
        const digits = text.replace(/\D/g, '').slice(0, length)
        onText(digits)
        if (digits.length === length && digits !== value) onComplete?.(digits)
      }}
    />
  )
}
