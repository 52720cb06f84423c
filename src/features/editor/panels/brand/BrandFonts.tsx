import { Trans, useLingui } from '@lingui/react/macro'
import { styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { labelOf } from '#kits/words/labels.ts'
import { guide } from '#model/documents/guide.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import type { Slot } from '#scene/body/body.ts'
import type { FontSlot } from '#scene/dress/dress.ts'
import type { SceneFace } from '#scene/list/drawing.ts'
import { Text } from '#ui/Text.tsx'
import { useApply } from '../apply/useApply.ts'
import { takesFont, writeFont } from '../apply/write-brand.ts'
import { InsertButton } from '../drag/InsertButton.tsx'
import { textLayer } from '../insert/text-layer.ts'
import { useInsert } from '../insert/useInsert.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Brand.module.css'
import { EmptyRow } from './EmptyRow.tsx'

const slots: readonly FontSlot[] = ['korMain', 'korSub', 'engMain', 'engSub']

/** The fonts of the brand, each set in itself. */
export function BrandFonts() {
  const { t } = useLingui()
  const { fonts } = useShown().dress.dress
  return (
    <PanelSection title={<Trans>글꼴</Trans>}>
      <RovingGrid label={t`글꼴`}>
        {slots.map((slot) => {
          const [face] = fonts[slot] ?? []
          return face ? (
            <FontRow key={slot} slot={slot} face={face} />
          ) : (
            <EmptyRow key={slot} field={guide.visual[slot]} />
          )
        })}
      </RovingGrid>
    </PanelSection>
  )
}

function FontRow({ slot, face }: { slot: FontSlot; face: SceneFace }) {
  const { body } = useShown()
  const insert = useInsert()
  const apply = useApply()
  const family = fontFamilies.find(({ slug }) => slug === face.family)
  const name = family ? (pageLanguage() === 'ko' ? family.name.ko : family.name.en) : face.family
  const chosen = family ? { family, weight: face.weight } : null
  useFont(chosen, name)
  const named: Slot = `{font.${slot}}`
  const made = () => {
    const layer = textLayer(body, slot.endsWith('Main') ? 'subheading' : 'body', name)
    return [{ ...layer, font: slot.startsWith('eng') ? [named, '{font.korMain}'] : [named] }]
  }
  return (
    <InsertButton
      className={styles.font}
      onPress={() => {
        const write = (doc: Parameters<typeof writeFont>[0], layer: Parameters<typeof writeFont>[1]) =>
          writeFont(doc, layer, named)
        if (!apply({ fits: takesFont, lock: 'style', write })) insert(made())
      }}
      onPlace={(point) => insert(made(), point)}
    >
      <span className={styles.face} style={styleOf(chosen)} lang={family?.language}>
        {name}
      </span>
      <Text as="span" tone="soft" size="small">
        {labelOf(guide.visual[slot].path)}
      </Text>
    </InsertButton>
  )
}
