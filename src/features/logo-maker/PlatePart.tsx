import { Trans, useLingui } from '@lingui/react/macro'
import type { LogoEditorState, LogoPlate } from '#model/documents/logo-editor.ts'
import { withPlate } from '#model/draft-logo/plate.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { ColourPicker } from './ColourPicker.tsx'
import styles from './LogoMaker.module.css'

interface Props {
  state: LogoEditorState
  colours: readonly string[]
  onReplace: (state: LogoEditorState) => void
}

/** Choice of a filled form behind the logo. */
export function PlatePart({ state, colours, onReplace }: Props) {
  const { t } = useLingui()
  const { plate } = state
  const fill = plate?.fill ?? colours[0] ?? '#000000'
  return (
    <fieldset className={styles.part}>
      <legend>
        <Trans>바탕</Trans>
      </legend>
      <Segmented
        label={t`바탕 모양`}
        isBlock
        options={[
          { value: 'NONE', label: t`바탕 없음` },
          { value: 'RECTANGLE', label: t`네모 바탕` },
          { value: 'CIRCLE', label: t`둥근 바탕` },
        ]}
        value={plate?.shape ?? 'NONE'}
        onChoose={(shape: LogoPlate['shape'] | 'NONE') =>
          onReplace(withPlate(state, shape === 'NONE' ? null : { shape, fill }))
        }
      />
      {plate && (
        <ColourPicker
          label={t`바탕 색`}
          colours={colours}
          value={plate.fill}
          onChoose={(chosen) => onReplace(withPlate(state, { ...plate, fill: chosen }))}
        />
      )}
    </fieldset>
  )
}
