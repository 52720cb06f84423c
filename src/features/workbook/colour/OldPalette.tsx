import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import { black, labelOn, needsPlate } from '#model/colour/contrast.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Stack } from '#ui/Stack.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { StepLink } from '../sections/StepLink.tsx'
import styles from './OldPalette.module.css'
import { useColours } from './useColours.ts'

/**
 * Read-only view of the eight colours at the path of an earlier version; they are edited in the palette step.
 */
export default function OldPalette(_: QuestionProps) {
  const { colours } = useColours()
  return (
    <Stack gap={4} align="start">
      <ul className={styles.board}>
        {colourRoles.map((role) => {
          const hex = colours[role]
          const look =
            hex === null
              ? undefined
              : ({ '--tile': hex, '--on-tile': needsPlate(hex) ? black : labelOn(hex) } as CSSProperties)
          return (
            <li key={role} className={styles.tile} data-empty={hex === null || undefined} style={look}>
              <b>{colourWord(role)}</b>
              <span>{hex ?? <Trans>비어 있음</Trans>}</span>
            </li>
          )
        })}
      </ul>
      <StepLink step="visual/color/pallet" className={buttonClass({ look: 'line' })}>
        <Trans>팔레트 단계로 가기</Trans>
      </StepLink>
    </Stack>
  )
}
