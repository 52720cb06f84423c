import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { briefColourOf, briefLimits } from '#model/logo/logo-brief.ts'
import { isComposing } from '#ui/composing.ts'
import { AddRow } from '#ui/controls/AddRow.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './LogoQuest.module.css'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

const example = '#1C6E5A'
const most = briefLimits.colours

/** Colours of the palette and others; none: the designer chooses. */
export function ColourStep({ brief: { colours }, change }: StepProps) {
  const { t } = useLingui()
  const palette = Object.values(useFromAnswers(coloursOf)).filter((colour) => colour !== null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const offered = [...new Set([...palette, ...colours])]
  const isFull = colours.length >= most

  function add(): boolean {
    if (typed.trim() === '') return true
    const colour = briefColourOf(typed)
    if (colour === null) setError(t`색은 #RRGGBB 형식으로 입력해 주세요.`)
    else if (isFull && !colours.includes(colour)) setError(t`${most}개까지 고를 수 있어요.`)
    else {
      void change({ colours: [...new Set([...colours, colour])] })
      setTyped('')
      return true
    }
    return false
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    if (!isComposing(event)) add()
  }
  const preview = briefColourOf(typed)
  return (
    <StepFrame step={5} onLeave={add}>
      {offered.length > 0 && (
        <ChipChoice
          label={t`로고에 쓸 색`}
          most={most}
          chosen={colours}
          onChoose={(next) => void change({ colours: next })}
          chips={offered.map((colour) => ({
            key: colour,
            label: (
              <>
                <i className={styles.swatch} style={{ background: colour }} />
                {colour}
              </>
            ),
          }))}
        />
      )}
      <AddRow
        field={
          <TextField
            label={t`다른 색`}
            mark={t`선택`}
            autoComplete="off"
            spellCheck={false}
            placeholder={example}
            maxLength={20}
            value={typed}
            error={error}
            onText={(text) => {
              setError(undefined)
              setTyped(text)
            }}
            onKeyDown={onKeyDown}
            {...(preview !== null && {
              end: <i className={styles.swatch} style={{ background: preview }} />,
            })}
          />
        }
        button={
          <Button onClick={add}>
            <Trans>더하기</Trans>
          </Button>
        }
      />
      <Note role="status">
        {colours.length > 0 ? (
          <Trans>{colours.length}개를 골랐어요.</Trans>
        ) : (
          <Trans>디자이너가 색을 골라요.</Trans>
        )}
      </Note>
    </StepFrame>
  )
}
