import { Trans, useLingui } from '@lingui/react/macro'
import Pipette from 'lucide-react/icons/pipette'
import { useState } from 'react'
import { eyeDropper } from '#engine/browser/eye-dropper.ts'
import { formatColour } from '#model/colour/formats.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { parseColour } from '#model/colour/parse.ts'
import { isComposing } from '#ui/composing.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ColourEditor.module.css'

/** Example that is shown while nothing is chosen; never stored. */
export const exampleColour: Hex = '#B4583A'

interface Props {
  label: string
  isLabelHidden?: boolean
  value: Hex | null
  onChoose: (hex: Hex) => void
  placeholder: string
  isBlocked: boolean
  error?: string | null
}

/** Colour input with a screen picker. Accepts all common notations. */
export function ColourEditor({
  label,
  isLabelHidden,
  value,
  onChoose,
  placeholder,
  isBlocked,
  error,
}: Props) {
  const { t } = useLingui()
  /** Text that is not chosen yet; null while the input shows the chosen colour. */
  const [typed, setTyped] = useState<string | null>(null)
  /** What was chosen when the text could not be read; null while the text has no fault. */
  const [fault, setFault] = useState<{ readonly at: Hex | null } | null>(null)
  // Another colour was chosen since: in the chart, by a slider, by another member.
  if (fault !== null && fault.at !== value) forget()
  const parsed = typed === null ? null : parseColour(typed)
  const shown = parsed ?? value

  function settle(): void {
    if (typed === null) return
    if (parsed !== null) {
      if (parsed !== value) onChoose(parsed)
      setTyped(null)
    } else if (typed.trim() === '') setTyped(null)
    else setFault({ at: value })
  }
  function forget(): void {
    setTyped(null)
    setFault(null)
  }
  async function pick(): Promise<void> {
    const picked = await eyeDropper?.()
    if (!picked) return
    forget()
    onChoose(picked)
  }

  const understood = parsed !== null && typed?.trim().toUpperCase() !== parsed ? parsed : null
  const faultWords =
    fault !== null && parsed === null
      ? t`색을 알아볼 수 없어요. #B4583A, rgb(180 88 58), 남색처럼 적어 주세요.`
      : null
  return (
    <div className={styles.editor}>
      <TextField
        label={label}
        isLabelHidden={isLabelHidden}
        value={typed ?? value ?? ''}
        placeholder={placeholder}
        disabled={isBlocked}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        className={styles.hex}
        error={faultWords ?? error}
        hint={understood === null ? undefined : <Trans>넣을 색: {understood}</Trans>}
        start={
          <i
            className={styles.chip}
            data-empty={shown === null || undefined}
            style={{ background: shown ?? undefined }}
          />
        }
        onText={(text) => {
          setTyped(text)
          setFault(null)
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) settle()
          if (event.key === 'Escape' && typed !== null) {
            event.stopPropagation()
            forget()
          }
        }}
      />
      {eyeDropper && !isBlocked && (
        <IconButton
          look="line"
          label={t`화면에서 색 집기`}
          icon={<Icon of={Pipette} />}
          onClick={() => void pick()}
          className={styles.pick}
        />
      )}
      {value !== null && (
        <dl className={styles.others}>
          {(['rgb', 'oklch'] as const).map((format) => (
            <div key={format}>
              <dt>{format.toUpperCase()}</dt>
              <dd>{formatColour(shown ?? value, format)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
