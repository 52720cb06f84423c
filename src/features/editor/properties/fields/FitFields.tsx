import { useLingui } from '@lingui/react/macro'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { TableLayer, TextLayer } from '#scene/body/body.ts'
import { CheckProperty } from './CheckProperty.tsx'
import { commonOf } from './common.ts'
import { readValue, unlocked, writeValue } from './layer-values.ts'
import { NumberProperty } from './NumberProperty.tsx'
import { textUnit, toPixels, toShown } from './units.ts'

/** Whether words become smaller until they fit their box, and how far. */
export function FitFields({ layers }: { layers: readonly (TextLayer | TableLayer)[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body } = useShown()
  const free = unlocked(layers, 'style')
  const unit = textUnit(body)
  const fit = commonOf(layers, (layer) => layer.fit === 'shrink')
  return (
    <>
      <CheckProperty
        label={t`칸에 맞춰 줄이기`}
        value={fit}
        onCheck={(isOn) => edit((doc) => writeValue(doc, free, 'fit', () => (isOn ? 'shrink' : null)))}
      />
      {fit !== false && (
        <NumberProperty
          label={t`가장 작게`}
          value={commonOf(layers, ({ min }) => (min === undefined ? null : toShown(min, unit)))}
          unit={unit.word}
          digits={unit.digits}
          atLeast={1}
          atMost={4000}
          none={t`크기의 반`}
          first={6}
          onChange={(doc, next) =>
            writeValue(doc, free, 'min', (layer) => {
              const min = readValue(doc, layer, 'min') as number | null
              const chosen = next(min === null ? null : toShown(min, unit))
              return chosen === null ? null : toPixels(chosen, unit)
            })
          }
        />
      )}
    </>
  )
}
