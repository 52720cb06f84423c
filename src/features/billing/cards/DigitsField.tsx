import type { ComponentProps } from 'react'
import { TextField } from '#ui/controls/TextField.tsx'
import { type DigitShape, groupDigits, longestOf } from './card-input.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'defaultValue' | 'onText'> & {
  shape: DigitShape
}

/**
 * An input of digits in groups. Its text is in the element alone and never in the state of a component. While a syllable is
 * composed nothing is changed; what the composition leaves is then reduced to its digits.
 */
export function DigitsField({ shape, ...field }: Props) {
  function format(input: HTMLInputElement) {
    const caret = input.selectionStart ?? input.value.length
    const grouped = groupDigits(input.value, caret, shape)
    if (grouped.text === input.value) return
    input.value = grouped.text
    if (document.activeElement === input) input.setSelectionRange(grouped.caret, grouped.caret)
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      maxLength={longestOf(shape)}
      onInput={(event) => {
        if (!(event.nativeEvent as InputEvent).isComposing) format(event.currentTarget)
      }}
      onCompositionEnd={(event) => format(event.currentTarget)}
      onBlur={(event) => format(event.currentTarget)}
    />
  )
}
