import type { ReactNode } from 'react'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { useSuggestedKeywords } from './useSuggestedKeywords.ts'

interface Props {
  label: string
  renderChips: (words: readonly string[]) => ReactNode
}

/** The values that the answers hint at. */
export default function SuggestedValues({ label, renderChips }: Props) {
  const suggested = useSuggestedKeywords()
  return suggested && <ToggleChips label={label}>{renderChips(suggested)}</ToggleChips>
}
