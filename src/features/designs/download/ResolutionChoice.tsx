import { useLingui } from '@lingui/react/macro'
import { exportSize, type Resolution, resolutionsOf } from '#kits/design/export/export-size.ts'
import type { Form } from '#kits/design/pdf/page-boxes.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { type DownloadChoice, isPossible, resolutionFor, withResolution } from './download-choice.ts'

interface Props {
  sizes: readonly Form[]
  choice: DownloadChoice
  onChange: (choice: DownloadChoice) => void
}

/** How large pictures become: forms in px by times, forms in millimetres by dots to the inch; of several designs each kind once. */
export function ResolutionChoice({ sizes, choice, onChange }: Props) {
  return (['px', 'mm'] as const).map((unit) => {
    const own = sizes.filter((form) => form.unit === unit)
    return own.length === 0 ? null : <UnitChoice key={unit} sizes={own} choice={choice} onChange={onChange} />
  })
}

function UnitChoice({ sizes, choice, onChange }: Props) {
  const { t } = useLingui()
  const [first] = sizes
  if (!first) return null
  const offered = resolutionsOf(first).filter((one) =>
    sizes.every((form) => isPossible(form, choice.format, one)),
  )
  const [usual] = offered
  if (!usual) return null
  const wished = resolutionFor(first, choice)
  const chosen = offered.find((one) => labelOf(one) === labelOf(wished)) ?? usual
  const { width, height } = exportSize(first, chosen)
  const pixels = `${width} × ${height} px`
  return (
    <Stack gap={1}>
      <Segmented
        label={t`크기`}
        isBlock
        options={offered.map((one) => ({ value: labelOf(one), label: labelOf(one) }))}
        value={labelOf(chosen)}
        onChoose={(label) => {
          const next = offered.find((one) => labelOf(one) === label)
          if (next) onChange(withResolution(choice, next))
        }}
      />
      {sizes.length === 1 && (
        <Text tone="soft" size="small">
          {pixels}
        </Text>
      )}
    </Stack>
  )
}

function labelOf(resolution: Resolution): string {
  return 'scale' in resolution ? `${resolution.scale}×` : `${resolution.perInch} dpi`
}
