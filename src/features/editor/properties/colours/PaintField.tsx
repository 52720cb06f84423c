import { useLingui } from '@lingui/react/macro'
import type * as Y from 'yjs'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { Colour, Paint } from '#scene/body/body.ts'
import { Stack } from '#ui/Stack.tsx'
import { SegmentProperty } from '../fields/ChoiceProperty.tsx'
import { type Common, mixed } from '../fields/common.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { ColourField } from './ColourField.tsx'
import { recoloured } from './paints.ts'

interface Props {
  label: string
  value: Common<Paint | null>
  /** Whether there may be none. */
  hasNone: boolean
  /** Writes what it makes of the paint of each layer. */
  onChange: (doc: Y.Doc, next: (before: Paint | null) => Paint | null) => void
}

type Kind = 'none' | 'solid' | 'gradient'

/** No paint, one colour, or a gradient between two. Of a gradient with more stops the outer two are changed. */
export function PaintField({ label, value, hasNone, onChange }: Props) {
  const { t } = useLingui()
  const edit = useEdit()
  const kind: Common<Kind> = value === mixed ? mixed : kindOf(value)
  const gradient = value !== mixed && value !== null && typeof value !== 'string' ? value : null
  return (
    <Stack gap={2}>
      <SegmentProperty<Kind>
        label={label}
        options={[
          ...(hasNone ? [{ value: 'none' as const, label: t`없음` }] : []),
          { value: 'solid', label: t`단색` },
          { value: 'gradient', label: t`그라데이션` },
        ]}
        value={kind}
        onChoose={(chosen) => edit((doc) => onChange(doc, (before) => asKind(before, chosen)))}
      />
      {gradient ? (
        <>
          <ColourField
            label={t`${label}, 시작`}
            value={gradient.stops[0]?.[1] ?? null}
            onChange={(doc, colour) => onChange(doc, (before) => withStop(before, 0, colour))}
          />
          <ColourField
            label={t`${label}, 끝`}
            value={gradient.stops.at(-1)?.[1] ?? null}
            onChange={(doc, colour) => onChange(doc, (before) => withStop(before, -1, colour))}
          />
          <NumberProperty
            label={t`방향`}
            value={gradient.angle}
            unit="°"
            atLeast={-360}
            atMost={360}
            step={15}
            onChange={(doc, next) =>
              onChange(doc, (before) =>
                before !== null && typeof before !== 'string'
                  ? { ...before, angle: next(before.angle) ?? before.angle }
                  : before,
              )
            }
          />
        </>
      ) : (
        kind !== 'none' && (
          <ColourField
            label={label}
            value={value === mixed ? mixed : colourOf(value)}
            onChange={(doc, colour) => onChange(doc, () => colour)}
          />
        )
      )}
    </Stack>
  )
}

function kindOf(paint: Paint | null): Kind {
  if (paint === null) return 'none'
  return typeof paint === 'string' ? 'solid' : 'gradient'
}

function colourOf(paint: Paint | null): Colour | null {
  if (paint === null) return null
  return typeof paint === 'string' ? paint : (paint.stops[0]?.[1] ?? null)
}

function asKind(before: Paint | null, kind: Kind): Paint | null {
  if (kind === kindOf(before)) return before
  if (kind === 'none') return null
  const colour = colourOf(before) ?? '{color.main}'
  if (kind === 'solid') return colour
  const other: Colour = colour === '{color.quaternary}' ? '{color.secondary}' : '{color.quaternary}'
  return {
    type: 'linear',
    angle: 90,
    stops: [
      [0, colour],
      [1, other],
    ],
  }
}

function withStop(before: Paint | null, at: 0 | -1, colour: Colour): Paint | null {
  if (before === null || typeof before === 'string') return before
  const index = at === 0 ? 0 : before.stops.length - 1
  const stops = before.stops.map((stop, i) => (i === index ? recoloured(stop, colour) : stop))
  return { ...before, stops }
}
