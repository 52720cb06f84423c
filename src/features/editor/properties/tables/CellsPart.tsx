import { Trans, useLingui } from '@lingui/react/macro'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import { useFontNames } from '#kits/words/useFontNames.ts'
import { nearestWeight } from '#model/options/fonts.ts'
import type { TableLayer } from '#scene/body/body.ts'
import { ChoiceProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf, mixed } from '../fields/common.ts'
import { FieldGroup, FieldRow } from '../fields/FieldGroup.tsx'
import { readValue, unlocked, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { textUnit, toPixels, toShown } from '../fields/units.ts'
import { FontField } from '../texts/FontField.tsx'
import { familyOf } from '../texts/fonts.ts'

interface Props {
  readonly tables: readonly TableLayer[]
}

/** How the cells of tables are set: items, prices, which have the size of items, and notes. */
export function CellsPart({ tables }: Props) {
  const { t } = useLingui()
  const isLocked = unlocked(tables, 'style').length === 0
  return (
    <>
      <FieldGroup
        title={t`품목`}
        locked={isLocked && <Trans>모양이 잠겨 있어요. 잠금을 풀면 글자를 꾸밀 수 있어요.</Trans>}
      >
        <Cell tables={tables} font="font" weight="weight" size="size" />
      </FieldGroup>
      <FieldGroup title={t`가격`} locked={isLocked && <Trans>모양이 잠겨 있어요.</Trans>}>
        <Cell tables={tables} font="priceFont" weight="priceWeight" />
      </FieldGroup>
      <FieldGroup title={t`설명`} locked={isLocked && <Trans>모양이 잠겨 있어요.</Trans>}>
        <Cell tables={tables} font="noteFont" weight="noteWeight" size="noteSize" />
      </FieldGroup>
    </>
  )
}

interface CellProps extends Props {
  readonly font: 'font' | 'priceFont' | 'noteFont'
  readonly weight: 'weight' | 'priceWeight' | 'noteWeight'
  readonly size?: 'size' | 'noteSize'
}

const plainWeights = [400, 700]

function Cell({ tables, font, weight, size }: CellProps) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body, dress } = useShown()
  const { weightWord } = useFontNames()
  const free = unlocked(tables, 'style')
  const unit = textUnit(body)
  const first = commonOf(tables, (table) => table[font][0])
  const family = first === mixed ? null : familyOf(first, dress.dress)
  const weights = family?.faces.map(({ weightValue }) => weightValue) ?? plainWeights
  return (
    <>
      <FontField texts={tables} free={free} name={font} />
      <FieldRow of={2}>
        <ChoiceProperty
          label={t`굵기`}
          options={weights.map((one) => ({ value: String(one), label: `${weightWord(one)} ${one}` }))}
          value={commonOf(tables, (table) => {
            const asked = table[weight] ?? 400
            return String(family ? nearestWeight(family, asked) : asked)
          })}
          onChoose={(chosen) => edit((doc) => writeValue(doc, free, weight, () => Number(chosen)))}
        />
        {size && (
          <NumberProperty
            label={t`크기`}
            hasButtons
            value={commonOf(tables, (table) => toShown(table[size], unit))}
            unit={unit.word}
            digits={unit.digits}
            atLeast={1}
            atMost={4000}
            onChange={(doc, next) =>
              writeValue(doc, free, size, (table) => {
                const before = toShown((readValue(doc, table, size) as number | null) ?? table[size], unit)
                return toPixels(next(before) ?? before, unit)
              })
            }
          />
        )}
      </FieldRow>
    </>
  )
}
