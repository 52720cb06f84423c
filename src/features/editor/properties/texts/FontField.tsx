import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import { useFontNames } from '#kits/words/useFontNames.ts'
import type { TableLayer, TextLayer } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'
import PopPanel from '#ui/overlays/PopPanel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BrandSymbol } from '../fields/BrandSymbol.tsx'
import { commonOf, mixed } from '../fields/common.ts'
import { Said, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { writeValue } from '../fields/layer-values.ts'
import { FontList } from './FontList.tsx'
import { chainOf, familyOf, slotOf } from './fonts.ts'
import { wordsOfSlots } from './slot-words.ts'
import styles from './Texts.module.css'

interface Props {
  texts: readonly Lettered[]
  /** Those of them whose style is not locked. */
  free: readonly Lettered[]
  /** Which font it is; of prices and notes only tables have one. Default: that of texts and items. */
  name?: 'font' | 'priceFont' | 'noteFont'
}

type Lettered = TextLayer | TableLayer

/** The font of texts: one of the brand wears its symbol and says what it is for. */
export function FontField({ texts, free, name: part = 'font' }: Props) {
  const { t } = useLingui()
  const edit = useEdit()
  const { dress } = useShown().dress
  const { nameOf } = useFontNames()
  const slotWords = wordsOfSlots()
  const isReadOnly = useIsReadOnly()
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const font = commonOf(texts, (text) => (text as Partial<TableLayer>)[part]?.[0])
  const slot = font === mixed ? null : slotOf(font)
  const family = font === mixed ? null : familyOf(font, dress)
  const name = font === mixed ? t`여러 값` : family ? nameOf(family) : t`이 앱이 아직 모르는 글꼴`
  const note = slot === null ? '' : slotWords[slot]
  if (isReadOnly) return <Said label={t`글꼴`}>{note === '' ? name : `${name} · ${note}`}</Said>
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.font}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <VisuallyHidden>{t`글꼴`} </VisuallyHidden>
        {slot !== null && <BrandSymbol />}
        <span className={styles.family}>{name}</span>
        {note !== '' && <span className={styles.note}>{note}</span>}
        <Icon of={ChevronDown} size="small" />
      </button>
      {isOpen && (
        <PopPanel label={t`글꼴`} anchor={anchor} placement="bottom start" onClose={() => setIsOpen(false)}>
          <FontList
            chosen={slot ?? family?.slug ?? null}
            onChoose={(next) => {
              setIsOpen(false)
              edit((doc) => writeValue(doc, free, part, () => chainOf(next)))
            }}
          />
        </PopPanel>
      )}
    </>
  )
}
