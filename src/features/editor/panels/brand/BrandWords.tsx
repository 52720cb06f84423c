import { Plural, Trans, useLingui } from '@lingui/react/macro'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { fieldOfSlot } from '#kits/design/slots/place-of-slot.ts'
import { labelOf } from '#kits/words/labels.ts'
import type { WordSlot } from '#scene/dress/dress.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { InsertButton } from '../drag/InsertButton.tsx'
import { type TextKind, textLayer } from '../insert/text-layer.ts'
import { useInsert } from '../insert/useInsert.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Brand.module.css'
import { EmptyRow } from './EmptyRow.tsx'

/** The words of a brand that designs know, and how large they come to a page. */
const words: readonly (readonly [slot: WordSlot, kind: TextKind])[] = [
  ['tagline1', 'subheading'],
  ['tagline2', 'subheading'],
  ['tagline3', 'subheading'],
  ['name', 'heading'],
  ['subName', 'subheading'],
  ['address', 'body'],
  ['website', 'body'],
  ['email', 'body'],
  ['representative', 'body'],
  ['businessName', 'body'],
  ['businessNumber', 'body'],
]

/** Sentences and facts of the brand. On a page they follow the brand. */
export function BrandWords() {
  const { t } = useLingui()
  const { dress, body } = useShown()
  const insert = useInsert()
  const filled = words.filter(([slot]) => dress.dress.words[slot])
  const missing = words.filter(([slot]) => !dress.dress.words[slot])
  const nameOf = (slot: WordSlot) => {
    const field = fieldOfSlot(`brand.${slot}`)
    return field ? labelOf(field.path) : t`이메일`
  }
  return (
    <PanelSection
      title={<Trans>문장</Trans>}
      note={filled.length > 0 && <Plural value={filled.length} other="#개" />}
    >
      <RovingGrid label={t`문장`}>
        {filled.map(([slot, kind]) => {
          const made = () => [textLayer(body, kind, `{brand.${slot}}`, nameOf(slot))]
          return (
            <InsertButton
              key={slot}
              className={styles.word}
              onPress={() => insert(made())}
              onPlace={(point) => insert(made(), point)}
            >
              <Icon of={GripVertical} size="small" />
              <span>{dress.dress.words[slot]}</span>
              <Text as="small" tone="soft" size="small">
                {nameOf(slot)}
              </Text>
            </InsertButton>
          )
        })}
        {missing.map(([slot]) => {
          const field = fieldOfSlot(`brand.${slot}`)
          return field && <EmptyRow key={slot} field={field} />
        })}
      </RovingGrid>
    </PanelSection>
  )
}
