import { useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef } from 'react'
import type { Adjust, ImageLayer } from '#scene/body/body.ts'
import { type LayerChanges, writeChanges } from '#scene/edit/changes.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useEdit, useEditorState } from '../state/EditorProvider.tsx'
import { useAdjustWords } from './useAdjustWords.ts'

interface Props {
  /** Those that are selected: all take the same values. */
  readonly layers: readonly ImageLayer[]
  /** Shown, but not to be changed: locked, or of a design that is only read. */
  readonly isBlocked: boolean
}

const asItIs = { brightness: 0, contrast: 0, saturation: 0, warmth: 0 } as const

/** The colours of pictures. What a slider would make is shown while it moves, and written as one step of undo. */
export function PictureAdjust({ layers, isBlocked }: Props) {
  const { t } = useLingui()
  const { preview } = useEditorState()
  const edit = useEdit()
  const words = useAdjustWords()
  const changesTo = (adjust: Adjust): LayerChanges => new Map(layers.map(({ id }) => [id, { adjust }]))
  const isMoving = useRef(false)
  const show = (adjust: Adjust | null) => {
    isMoving.current = adjust !== null
    preview.set(adjust && changesTo(adjust))
  }
  // The picture may be deleted, or another layer selected, while a slider is held.
  useEffect(
    () => () => {
      if (isMoving.current) preview.set(null)
    },
    [preview],
  )
  const write = (adjust: Adjust) => {
    edit((doc) => writeChanges(doc, changesTo(adjust)))
    show(null)
  }
  const isChanged = layers.some(({ adjust }) => Object.values(adjust ?? {}).some((value) => value !== 0))
  return (
    <Stack gap={2}>
      {words.map(({ name, label, low, high }) => {
        const value = layers[0]?.adjust?.[name] ?? 0
        const isSame = layers.every(({ adjust }) => (adjust?.[name] ?? 0) === value)
        return (
          <ScaleSlider
            key={name}
            label={label}
            low={low}
            high={high}
            value={isSame ? positionOf(value) : null}
            valueText={(at) => (at === null ? t`여러 값` : signed(Math.round(100 * valueAt(at))))}
            onMove={(at) => show(at === null ? null : { [name]: valueAt(at) })}
            onChoose={(at) => write({ [name]: valueAt(at) })}
            isReadOnly={isBlocked}
          />
        )
      })}
      {isChanged && !isBlocked && (
        <Button look="quiet" size="small" icon={<Icon of={RotateCcw} />} onClick={() => write(asItIs)}>
          {t`색을 처음대로`}
        </Button>
      )}
    </Stack>
  )
}

/** Of a slider from 0 to 100, whose middle changes nothing. */
function positionOf(value: number): number {
  return Math.round(50 + 50 * value)
}

function valueAt(position: number): number {
  return (position - 50) / 50
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value)
}
