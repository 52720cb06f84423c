import { useLingui } from '@lingui/react/macro'
import type { Colour } from '#scene/body/body.ts'
import type { ColourSlot } from '#scene/dress/dress.ts'

/** Names of the brand's colours by what they are for, of their tints, and of any other colour its hex. */
export function useColourWords() {
  const { t } = useLingui()
  const slots: Readonly<Record<ColourSlot, string>> = {
    main: t`주 색`,
    secondary: t`보조`,
    tertiary: t`강조`,
    quaternary: t`바탕`,
    ink: t`글자`,
    paper: t`종이`,
    success: t`성공 색`,
    info: t`안내 색`,
    warning: t`주의 색`,
    danger: t`위험 색`,
  }
  const changed = (modifier: string): string => {
    const [, kind, percent] = /^(tint|shade)(\d+)$/.exec(modifier) ?? []
    if (kind === 'tint') return t`옅게 ${percent}`
    if (kind === 'shade') return t`짙게 ${percent}`
    if (modifier === 'on') return t`위의 글자`
    return modifier === 'text' ? t`글자로` : ''
  }
  const nameOf = (colour: Colour): string => {
    if (!colour.startsWith('{')) return colour.toUpperCase()
    const [, name = '', ...modifiers] = colour.slice(1, -1).split('.')
    const slot = Object.hasOwn(slots, name) ? slots[name as ColourSlot] : slots.main
    return [slot, ...modifiers.map(changed)].filter((word) => word !== '').join(' ')
  }
  return { slots, changed, nameOf }
}
