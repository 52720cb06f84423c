import type { ReactNode } from 'react'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { useSuggestedKeywords } from './useSuggestedKeywords.ts'

interface Props {
  label: string
  renderChips: (words: readonly string[]) => ReactNode
}

/** Values suggested by the answers. */
export default function SuggestedValues({ label, renderChips }: Props) {
  const suggested = useSuggestedKeywords()
  return suggested && <ToggleChips label={label}>{renderChips(suggested)}</ToggleChips>
}
