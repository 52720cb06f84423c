import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import type { Hex } from '#model/colour/oklab.ts'
import type { ColourRole } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { ColourEditor, exampleColour } from './ColourEditor.tsx'
import styles from './ColourRow.module.css'
import { ColourSliders } from './ColourSliders.tsx'

interface Props {
  role: ColourRole
  /** What the colour is used for. */
  hint: string
  value: Hex | null
  placeholder: string
  isOpen: boolean
  onToggle: () => void
  onChoose: (hex: Hex) => void
  onClear: () => void
  isBlocked: boolean
}

/** One of the eight colours with its use; expanded, with the controls that change it. */
export function ColourRow({
  role,
  hint,
  value,
  placeholder,
  isOpen,
  onToggle,
  onChoose,
  onClear,
  isBlocked,
}: Props) {
  const { t } = useLingui()
  const id = useId()
  const [preview, setPreview] = useState<Hex | null>(null)
  const problem = useProblem(guide.visual[role].path)
  const word = colourWord(role)
  const shown = preview ?? value
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <i
          className={styles.chip}
          data-empty={shown === null || undefined}
          style={{ background: shown ?? undefined }}
        />
        <b>{word}</b>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.hex}>{shown ?? <Trans>비어 있음</Trans>}</span>
        <Icon of={ChevronDown} size="small" />
      </button>
      {!isOpen && problem !== null && <p className={styles.problem}>{problem}</p>}
      {isOpen && (
        <div id={id} className={styles.body}>
          <ColourEditor
            label={t`색 값`}
            value={shown}
            onChoose={onChoose}
            placeholder={placeholder}
            isBlocked={isBlocked}
            error={problem}
          />
          <ColourSliders
            value={value ?? exampleColour}
            onPreview={setPreview}
            onChoose={onChoose}
            isBlocked={isBlocked}
          />
          {value !== null && !isBlocked && (
            <Button look="quiet" size="small" hangs="start" onClick={onClear}>
              <Trans>이 색 지우기</Trans>
            </Button>
          )}
        </div>
      )}
      <ConflictNotice field={guide.visual[role]} say={(hex) => hex} onSwap={onChoose} />
    </li>
  )
}
