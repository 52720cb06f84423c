import { Trans, useLingui } from '@lingui/react/macro'
import Blend from 'lucide-react/icons/blend'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { Icon } from '#ui/Icon.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup, FieldRow, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { isLocked, readValue, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { lengthUnit, toPixels, toShown } from '../fields/units.ts'
import { ActionRow } from './ActionRow.tsx'
import styles from './Place.module.css'
import { type PlaceName, placeOf, writePlace } from './place-values.ts'

const flips = ['flip-x', 'flip-y']

/** Where layers are on the page and how large, in the unit of the form; turn, opacity and flips. */
export function PlacePart({ nodes: selected }: { nodes: readonly PlacedNode[] }) {
  const { t } = useLingui()
  const { body, nodes } = useShown()
  const isReadOnly = useIsReadOnly()
  const unit = lengthUnit(body)
  const layers = selected.map(({ layer }) => layer)
  const free = selected.filter(({ layer }) => !isLocked(layer, 'place'))
  const styled = layers.filter((layer) => !isLocked(layer, 'style'))
  const length = (name: PlaceName, label: string, atLeast: number) => (
    <NumberProperty
      label={label}
      value={commonOf(selected, (node) => toShown(placeOf(node)[name], unit))}
      digits={unit.digits}
      atLeast={atLeast}
      onChange={(doc, next) =>
        writePlace(doc, nodes, free, name, (px) => {
          const shown = toShown(px, unit)
          const wanted = next(shown)
          return wanted === null || wanted === shown ? null : toPixels(wanted, unit)
        })
      }
    />
  )
  return (
    <>
      <FieldGroup
        title={t`자리`}
        aside={unit.word}
        locked={free.length === 0 && <Trans>자리가 잠겨 있어요. 잠금을 풀면 옮길 수 있어요.</Trans>}
      >
        <FieldRow of={2}>
          {length('x', t`가로`, -1e5)}
          {length('y', t`세로`, -1e5)}
        </FieldRow>
        <FieldRow of={2}>
          {length('w', t`너비`, 0)}
          {length('h', t`높이`, 0)}
        </FieldRow>
        <div className={styles.turn}>
          <NumberProperty
            label={t`회전`}
            icon={<Icon of={RotateCw} size="small" />}
            value={commonOf(selected, ({ layer }) => layer.rotate ?? 0)}
            unit="°"
            digits={1}
            atLeast={-360}
            atMost={360}
            onChange={(doc, next) => writePlace(doc, nodes, free, 'rotate', next)}
          />
          {!isReadOnly && <ActionRow label={t`뒤집기`} ids={flips} />}
        </div>
      </FieldGroup>
      <FieldGroup
        title={t`불투명도`}
        isTitleHidden
        locked={styled.length === 0 && <Trans>모양이 잠겨 있어요.</Trans>}
      >
        <NumberProperty
          label={t`불투명도`}
          icon={<Icon of={Blend} size="small" />}
          value={commonOf(layers, ({ opacity = 1 }) => opacity * 100)}
          unit="%"
          atLeast={0}
          atMost={100}
          onChange={(doc, next) =>
            writeValue(doc, styled, 'opacity', (layer) => {
              const opacity = (readValue(doc, layer, 'opacity') as number | null) ?? 1
              const wanted = (next(opacity * 100) ?? 100) / 100
              return wanted === 1 ? null : wanted
            })
          }
        />
      </FieldGroup>
    </>
  )
}
