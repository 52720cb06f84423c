import { Trans, useLingui } from '@lingui/react/macro'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import type { ImageLayer, Layer, ShapeLayer } from '#scene/body/body.ts'
import { commonOf, mixed } from '../fields/common.ts'
import { FieldGroup } from '../fields/FieldGroup.tsx'
import { readValue, unlocked, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { lengthUnit, toPixels, toShown } from '../fields/units.ts'

/** Corners, sides and points of shapes. */
export function FormPart({ shapes }: { shapes: readonly ShapeLayer[] }) {
  const { t } = useLingui()
  const kind = commonOf(shapes, ({ shape }) => shape)
  const free = unlocked(shapes, 'style')
  if (kind === mixed || kind === 'ellipse' || kind === 'line') return null
  return (
    <FieldGroup
      title={t`도형`}
      isTitleHidden
      locked={free.length === 0 && <Trans>모양이 잠겨 있어요.</Trans>}
    >
      {kind === 'rect' && <RadiusProperty layers={shapes} />}
      {(kind === 'polygon' || kind === 'star') && (
        <NumberProperty
          label={kind === 'star' ? t`꼭짓점` : t`변`}
          hasButtons
          value={commonOf(shapes, ({ sides = 5 }) => sides)}
          atLeast={3}
          atMost={60}
          onChange={(doc, next) =>
            writeValue(doc, free, 'sides', (shape) =>
              next((readValue(doc, shape, 'sides') as number | null) ?? 5),
            )
          }
        />
      )}
      {kind === 'star' && (
        <NumberProperty
          label={t`안쪽 크기`}
          value={commonOf(shapes, ({ inner = 0.5 }) => inner * 100)}
          unit="%"
          atLeast={5}
          atMost={100}
          onChange={(doc, next) =>
            writeValue(doc, free, 'inner', (shape) => {
              const inner = (readValue(doc, shape, 'inner') as number | null) ?? 0.5
              return (next(inner * 100) ?? 50) / 100
            })
          }
        />
      )}
    </FieldGroup>
  )
}

/** How round corners are. Corners that differ become the same. */
export function RadiusProperty({ layers }: { layers: readonly (ShapeLayer | ImageLayer)[] }) {
  const { t } = useLingui()
  const unit = lengthUnit(useShown().body)
  const free = unlocked<Layer>(layers, 'style')
  return (
    <NumberProperty
      label={t`모서리 둥글게`}
      value={radiusOf(
        commonOf(layers, ({ radius = 0 }) => radius),
        (px) => toShown(px, unit),
      )}
      unit={unit.word}
      digits={unit.digits}
      atLeast={0}
      onChange={(doc, next) =>
        writeValue(doc, free, 'radius', (layer) => {
          const stored = readValue(doc, layer, 'radius') as number | readonly number[] | null
          const radius = typeof stored === 'number' ? stored : (stored?.[0] ?? 0)
          return toPixels(next(toShown(radius, unit)) ?? 0, unit) || null
        })
      }
    />
  )
}

function radiusOf(
  radius: number | readonly number[] | typeof mixed,
  shown: (px: number) => number,
): number | typeof mixed {
  if (radius === mixed || typeof radius === 'number') return radius === mixed ? mixed : shown(radius)
  return radius.every((one) => one === radius[0]) ? shown(radius[0] ?? 0) : mixed
}
