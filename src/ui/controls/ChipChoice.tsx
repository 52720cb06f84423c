import type { ReactNode } from 'react'
import { ToggleChip } from './ToggleChip.tsx'
import { ToggleChips } from './ToggleChips.tsx'

type Props<Key extends string> = {
  label: string
  chips: readonly { readonly key: Key; readonly label: ReactNode }[]
  chosen: readonly Key[]
  /** As many can be on; the others are off limits then. */
  most?: number
  /** Gets what is on, in the order in which it was chosen. */
  onChoose: (chosen: readonly Key[]) => void
}

/** Several of a few choices, as chips. */
export function ChipChoice<Key extends string>({ label, chips, chosen, most, onChoose }: Props<Key>) {
  const isFull = most !== undefined && chosen.length >= most
  return (
    <ToggleChips label={label}>
      {chips.map(({ key, label: words }) => {
        const isOn = chosen.includes(key)
        return (
          <ToggleChip
            key={key}
            isOn={isOn}
            aria-disabled={(isFull && !isOn) || undefined}
            onToggle={() => {
              if (isOn) onChoose(chosen.filter((known) => known !== key))
              else if (!isFull) onChoose([...chosen, key])
            }}
          >
            {words}
          </ToggleChip>
        )
      })}
    </ToggleChips>
  )
}
