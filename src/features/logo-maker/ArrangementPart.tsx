import { Trans } from '@lingui/react/macro'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { ArrangementChoice } from './ArrangementChoice.tsx'
import styles from './LogoMaker.module.css'

interface Props {
  state: LogoEditorState
  onReplace: (state: LogoEditorState) => void
}

/** How symbol and texts of the logo are laid out. */
export function ArrangementPart({ state, onReplace }: Props) {
  const { symbolSize = null, gap = null, ...others } = state
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>크기와 사이</Trans>
      </legend>
      <ArrangementChoice
        symbolSize={symbolSize}
        gap={gap}
        onChoose={(changed) =>
          onReplace({
            ...others,
            ...(changed.symbolSize && { symbolSize: changed.symbolSize }),
            ...(changed.gap && { gap: changed.gap }),
          })
        }
      />
    </fieldset>
  )
}
