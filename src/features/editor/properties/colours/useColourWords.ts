import { useLingui } from '@lingui/react/macro'
import { labelOf } from '#kits/words/labels.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { Colour } from '#scene/body/body.ts'
import type { ColourSlot } from '#scene/dress/dress.ts'

/** Names of the brand's colours as the guide has them, of their tints, and of any other colour its hex. */
export function useColourWords() {
  const { t } = useLingui()
  const ofGuide = Object.fromEntries(colourRoles.map((role) => [role, labelOf(guide.visual[role].path)]))
  const slots = { ...ofGuide, ink: t`글자`, paper: t`종이` } as Readonly<Record<ColourSlot, string>>
  const changed = (modifier: string): string => {
    const [, kind, percent] = /^(tint|shade)(\d+)$/.exec(modifier) ?? []
    if (kind === 'tint') return t`옅게 ${percent}`
    if (kind === 'shade') return t`짙게 ${percent}`
    return modifier === 'text' ? t`(읽히게 맞춤)` : ''
  }
  const nameOf = (colour: Colour): string => {
    if (!colour.startsWith('{')) return colour.toUpperCase()
    const [, name = '', ...modifiers] = colour.slice(1, -1).split('.')
    if (modifiers.includes('on')) return t`자동 (바탕에 맞춘 글자색)`
    const slot = Object.hasOwn(slots, name) ? slots[name as ColourSlot] : slots.main
    return [slot, ...modifiers.map(changed)].filter((word) => word !== '').join(' ')
  }
  return { slots, changed, nameOf }
}
