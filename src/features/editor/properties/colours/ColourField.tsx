import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef, useState } from 'react'
import type * as Y from 'yjs'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { Hex } from '#model/colour/oklab.ts'
import type { Colour } from '#scene/body/body.ts'
import { plainHex } from '#scene/colour/brand-distance.ts'
import { Icon } from '#ui/Icon.tsx'
import PopPanel from '#ui/overlays/PopPanel.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import { type Common, mixed } from '../fields/common.ts'
import { Said, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { brandRoles, slotColour } from './brand-roles.ts'
import { ColourPanel } from './ColourPanel.tsx'
import styles from './Colours.module.css'
import { useColourWords } from './useColourWords.ts'
import { usePalette } from './usePalette.ts'

interface Props {
  label: string
  /** null: none is set. */
  value: Common<Colour | null>
  /** What it looks like, where that depends on its ground. */
  shown?: Hex | undefined
  onChange: (doc: Y.Doc, colour: Colour) => void
}

/** The roles of the brand's colours, then any other one. */
export function ColourField({ label, value, shown, onChange }: Props) {
  const { t } = useLingui()
  const edit = useEdit()
  const palette = usePalette()
  const { slots, nameOf } = useColourWords()
  const name = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isReadOnly = useIsReadOnly()
  const colour = value === mixed ? null : value
  const words = value === mixed ? t`여러 값` : value === null ? t`없음` : nameOf(value)
  if (isReadOnly) return <Said label={label}>{words}</Said>
  const isOther = colour !== null && !brandRoles.some((slot) => slotColour(slot) === colour)
  return (
    <div role="radiogroup" aria-label={label} className={styles.roles}>
      {brandRoles.map((slot) => (
        <label key={slot} className={styles.role}>
          <input
            type="radio"
            className={visuallyHiddenClass}
            name={name}
            checked={colour === slotColour(slot)}
            onChange={() => edit((doc) => onChange(doc, slotColour(slot)))}
          />
          <i style={{ background: palette[slot] }} />
          <span>{slots[slot]}</span>
        </label>
      ))}
      <button
        ref={anchor}
        type="button"
        className={styles.role}
        data-on={isOther || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isOther ? t`다른 색, 지금 ${words}` : t`다른 색`}
        onClick={() => setIsOpen(true)}
      >
        <i className={styles.free} style={isOther ? { background: shown ?? plainHex(colour, palette) } : {}}>
          {!isOther && <Icon of={Plus} size="small" />}
        </i>
        <span>
          <Trans>다른</Trans>
        </span>
      </button>
      {isOpen && (
        <PopPanel label={t`다른 색`} anchor={anchor} onClose={() => setIsOpen(false)}>
          <ColourPanel value={colour} onChange={onChange} />
        </PopPanel>
      )}
    </div>
  )
}
