import { Trans } from '@lingui/react/macro'
import type * as Y from 'yjs'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { Colour } from '#scene/body/body.ts'
import type { ColourSlot } from '#scene/dress/dress.ts'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { slotIn } from './brand-roles.ts'
import { Tints } from './Tints.tsx'
import { useColourWords } from './useColourWords.ts'

interface Props {
  value: Colour | null
  isLocked: boolean
  onChange: (doc: Y.Doc, colour: Colour) => void
}

/** Lighter and darker ones of the brand's colour that is used, or else of its main colour. */
export function TintsOf({ value, isLocked, onChange }: Props) {
  const edit = useEdit()
  const { slots } = useColourWords()
  const name = value === null ? null : slotIn(value)
  const slot: ColourSlot = name !== null && Object.hasOwn(slots, name) ? (name as ColourSlot) : 'main'
  const word = slots[slot]
  if (useIsReadOnly() || isLocked) return null
  return (
    <FieldGroup title={<Trans>{word}에서 옅고 짙게</Trans>}>
      <Tints value={value} slots={[slot]} onChoose={(colour) => edit((doc) => onChange(doc, colour))} />
    </FieldGroup>
  )
}
