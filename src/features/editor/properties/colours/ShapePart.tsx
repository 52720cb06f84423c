import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as Y from 'yjs'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { Paint, PathLayer, ShapeLayer } from '#scene/body/body.ts'
import { SegmentProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup } from '../fields/FieldGroup.tsx'
import { readValue, unlocked, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { lengthUnit, toPixels, toShown } from '../fields/units.ts'
import { ColourField } from './ColourField.tsx'
import { OutsideOf } from './OutsideOf.tsx'
import { PaintField } from './PaintField.tsx'
import { exchanged } from './paints.ts'
import { type StrokeKind, strokeKind, strokeOf } from './strokes.ts'

type Painted = ShapeLayer | PathLayer

/** px of a stroke that is given to a shape without one. */
const firstWidth = 2

/** The fill and the stroke of shapes and drawings. */
export function ShapePart({ shapes }: { shapes: readonly Painted[] }) {
  const { t } = useLingui()
  const free = unlocked(shapes, 'style')
  const filled = shapes.filter(hasInside)
  const locked = free.length === 0 && <Trans>모양이 잠겨 있어요. 잠금을 풀면 색을 바꿀 수 있어요.</Trans>
  return (
    <>
      {filled.length > 0 && (
        <FieldGroup title={t`채우기`} locked={locked}>
          <PaintField
            label={t`채우기`}
            hasNone
            value={commonOf(filled, ({ fill }) => fill ?? null)}
            onChange={(doc, next) =>
              writeValue(doc, free.filter(hasInside), 'fill', (shape) =>
                next(readValue(doc, shape, 'fill') as Paint | null),
              )
            }
          />
          <OutsideOf
            paints={filled.flatMap(({ fill }) => fill ?? [])}
            onMend={(doc, from, to) =>
              writeValue(doc, free.filter(hasInside), 'fill', (shape) =>
                exchanged(readValue(doc, shape, 'fill') as Paint | null, from, to),
              )
            }
            isLocked={free.length === 0}
          />
        </FieldGroup>
      )}
      <StrokeFields shapes={shapes} free={free} locked={locked} />
    </>
  )
}

interface StrokeProps {
  shapes: readonly Painted[]
  free: readonly Painted[]
  locked: ReactNode
}

function StrokeFields({ shapes, free, locked }: StrokeProps) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body } = useShown()
  const unit = lengthUnit(body)
  const kind = commonOf(shapes, ({ stroke }) => strokeKind(stroke))
  const write = (doc: Y.Doc, valuesOf: (shape: Painted) => ReturnType<typeof strokeOf>) => {
    for (const name of ['strokeWidth', 'strokeDash', 'strokeCap'] as const)
      writeValue(doc, free, name, (shape) => valuesOf(shape)[name])
  }
  const choose = (chosen: StrokeKind) =>
    edit((doc) => {
      write(doc, ({ stroke }) => strokeOf(chosen, stroke?.width || firstWidth))
      const bare = free.filter((shape) => readValue(doc, shape, 'strokeColor') === null)
      if (chosen !== 'none') writeValue(doc, bare, 'strokeColor', () => '{color.ink}')
    })
  return (
    <FieldGroup title={t`선`} locked={locked}>
      <SegmentProperty<StrokeKind>
        label={t`선의 모양`}
        options={[
          { value: 'none', label: t`없음` },
          { value: 'solid', label: t`실선` },
          { value: 'dashed', label: t`파선` },
          { value: 'dotted', label: t`점선` },
        ]}
        value={kind}
        onChoose={choose}
      />
      {kind !== 'none' && (
        <>
          <ColourField
            label={t`선의 색`}
            value={commonOf(shapes, ({ stroke }) => stroke?.color ?? null)}
            onChange={(doc, colour) => {
              writeValue(doc, free, 'strokeColor', () => colour)
              const bare = free.filter((shape) => readValue(doc, shape, 'strokeWidth') === null)
              writeValue(doc, bare, 'strokeWidth', () => firstWidth)
            }}
          />
          <NumberProperty
            label={t`두께`}
            value={commonOf(shapes, ({ stroke }) => (stroke ? toShown(stroke.width, unit) : null))}
            unit={unit.word}
            digits={unit.digits}
            atLeast={0.1}
            atMost={1000}
            step={unit.word === 'mm' ? 0.1 : 1}
            first={0}
            onChange={(doc, next) => {
              const widths = new Map(
                free.map((shape) => {
                  const width = (readValue(doc, shape, 'strokeWidth') as number | null) ?? firstWidth
                  return [shape.id, toPixels(next(toShown(width, unit)) ?? 0, unit)]
                }),
              )
              write(doc, ({ id, stroke }) => {
                const now = strokeKind(stroke)
                return strokeOf(now === 'none' ? 'solid' : now, widths.get(id) ?? firstWidth)
              })
            }}
          />
        </>
      )}
    </FieldGroup>
  )
}

/** A line has no inside. */
function hasInside(shape: Painted): boolean {
  return shape.type === 'path' || shape.shape !== 'line'
}
