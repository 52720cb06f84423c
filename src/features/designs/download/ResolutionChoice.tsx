import { useLingui } from '@lingui/react/macro'
import { exportSize, type Resolution, resolutionsOf } from '#kits/design/export/export-size.ts'
import type { Body } from '#scene/body/body.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { type DownloadChoice, isPossible, resolutionFor, withResolution } from './download-choice.ts'

interface Props {
  bodies: readonly Body[]
  choice: DownloadChoice
  onChange: (choice: DownloadChoice) => void
}

/** How large pictures become: forms in px by times, forms in millimetres by dots to the inch; of several designs each kind once. */
export function ResolutionChoice({ bodies, choice, onChange }: Props) {
  return (['px', 'mm'] as const).map((unit) => {
    const own = bodies.filter((body) => body.unit === unit)
    return own.length === 0 ? null : (
      <UnitChoice key={unit} bodies={own} choice={choice} onChange={onChange} />
    )
  })
}

function UnitChoice({ bodies, choice, onChange }: Props) {
  const { t } = useLingui()
  const [first] = bodies
  if (!first) return null
  const offered = resolutionsOf(first).filter((one) =>
    bodies.every((body) => isPossible(body, choice.format, one)),
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
      {bodies.length === 1 && (
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
