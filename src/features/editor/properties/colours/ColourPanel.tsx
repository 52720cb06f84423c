import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type * as Y from 'yjs'
import { parseColour } from '#model/colour/parse.ts'
import type { Colour } from '#scene/body/body.ts'
import { plainHex } from '#scene/colour/brand-distance.ts'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Text } from '#ui/Text.tsx'
import { useHeldEdit } from '../fields/useHeldEdit.ts'
import styles from './Colours.module.css'
import { Tints } from './Tints.tsx'
import { usePalette } from './usePalette.ts'

interface Props {
  value: Colour | null
  onChange: (doc: Y.Doc, colour: Colour) => void
}

/** Lighter and darker ones of the brand's colours, and any colour as it is typed or picked. */
export function ColourPanel({ value, onChange }: Props) {
  const { t } = useLingui()
  const palette = usePalette()
  const held = useHeldEdit()
  const hex = value === null ? '#000000' : plainHex(value, palette)
  const [typed, setTyped] = useState<string | null>(null)
  const parsed = typed === null ? null : parseColour(typed)
  const write = (colour: Colour) => held.edit((doc) => onChange(doc, colour))
  const take = () => {
    if (typed === null || parsed === null) return
    setTyped(null)
    if (parsed !== hex) write(parsed as Colour)
  }
  return (
    <div className={styles.panel}>
      <Text as="div" size="small" className={styles.panelHead}>
        <Trans>브랜드 컬러에서</Trans>
      </Text>
      <Tints value={value} slots={['main', 'secondary', 'tertiary', 'quaternary']} onChoose={write} />
      <Text as="div" size="small" className={styles.panelHead}>
        <Trans>직접 고르기</Trans>
      </Text>
      <Form onSubmit={take}>
        <div className={styles.own}>
          <NativeColour hex={hex} onColour={write} onHold={held.hold} onRelease={held.release} />
          <TextField
            label={t`색 값`}
            isLabelHidden
            value={typed ?? hex}
            error={typed !== null && typed.trim() !== '' && parsed === null && t`색을 읽지 못했어요.`}
            spellCheck={false}
            autoComplete="off"
            onText={setTyped}
            onBlur={take}
          />
        </div>
      </Form>
    </div>
  )
}

interface NativeProps {
  hex: string
  onColour: (colour: Colour) => void
  onHold: () => void
  onRelease: () => void
}

/** The browser's own picker. What is chosen while it is open is one step of undo. */
function NativeColour({ hex, onColour, onHold, onRelease }: NativeProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const release = useRef(onRelease)
  useEffect(() => {
    release.current = onRelease
  })
  useEffect(() => {
    // React's change is what the browser calls input.
    const done = () => release.current()
    const { current } = input
    current?.addEventListener('change', done)
    return () => current?.removeEventListener('change', done)
  }, [])
  return (
    <input
      ref={input}
      type="color"
      className={styles.native}
      aria-label={t`색 고르기`}
      value={hex.toLowerCase()}
      onChange={(event) => {
        onHold()
        onColour(event.currentTarget.value.toUpperCase() as Colour)
      }}
      onBlur={onRelease}
    />
  )
}
